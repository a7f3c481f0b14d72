### Wörter der Seite zum Datenschutz: was gespeichert wird, wer es sieht, wie lange, und wie man es löscht.

privacy-title = Datenschutz
privacy-intro = Es gibt keine Konten, keine Werbung und keine Besucherzählung. Das ist alles, was der Server speichert.
privacy-intro-alone = Es gibt keine Konten, keine Werbung und keine Besucherzählung. Es gibt auch keinen Server: Alles bleibt auf diesem Gerät.
privacy-here = Nur auf diesem Gerät
privacy-here-about = Partien, die du ohne Server spielst, bleiben in diesem Browser. Niemand sonst sieht sie. Sie bleiben, bis du sie löschst oder der Speicher des Browsers geleert wird.

privacy-what = Was gespeichert wird
privacy-what-device = Ein Geheimnis, das sich dieser Browser selbst ausgedacht hat. Der Server speichert nur dessen Fingerabdruck und weiß daran, welche Plätze dir gehören.
privacy-what-games = Die Namen, die an einem Tisch eingetippt wurden, und die Partie: jeder Zug, die Würfel und die Karten.
privacy-what-board = Wenn du dich in eine Tafel des Tages einträgst: der Name, den du dort gewählt hast, und deine Punkte, 60 Tage lang. Wer die Tafel anschaut, sieht sie.
privacy-what-not = Deine Netzadresse wird nur verwendet, solange du verbunden bist, zum Schutz vor zu vielen Anfragen. Sie wird nicht gespeichert.

privacy-who = Wer es sieht
privacy-who-before = Bis zehn Minuten nach dem Ende einer Partie: wer den Code des Tisches hat.
privacy-who-after = Danach: wer am Tisch saß, und wer den Link zum Verlauf bekommen hat.
privacy-who-operator = Wer diesen Server betreibt, kann lesen, was auf ihm gespeichert ist.

privacy-long = Wie lange
privacy-long-lobby = Ein Tisch, an dem keine Partie begonnen wurde: { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}, nachdem dort zuletzt etwas geschehen ist.
privacy-long-running = Eine Partie, die niemand weiterspielt: { $count ->
    [one] { $count } Tag.
   *[other] { $count } Tage.
}
privacy-long-over = Eine beendete Partie: { $count ->
    [one] { $count } Tag.
   *[other] { $count } Tage.
}

privacy-delete = Löschen
privacy-delete-about = Eine Partie, bei der sonst niemand am Tisch saß, ist endgültig gelöscht. Sonst behalten sie die anderen, und statt deines Namens steht dort „Player 2“, je nach deinem Platz. Was andere noch mit dir spielen, lässt sich löschen, wenn es zu Ende ist.
privacy-none = Dieses Gerät hat hier keine Partien.
privacy-delete-named = Löschen: { $game }, { $names }
privacy-delete-all = Alles von diesem Gerät löschen
privacy-sure = Diese Partie löschen?
privacy-sure-about = Sie lässt sich nicht zurückholen. Saßen andere am Tisch, behalten sie die Partie ohne deinen Namen.
privacy-sure-all = Alles von diesem Gerät löschen?
privacy-sure-all-about = Alle deine Partien auf diesem Server, deinen Namen und das Geheimnis dieses Browsers: Danach kennt dich hier niemand mehr. Es lässt sich nicht zurückholen.
privacy-gone-table = Die Partie ist gelöscht.
privacy-gone-name = Dein Name ist gelöscht; die anderen behalten die Partie.
privacy-gone-all = { $count ->
    [one] { $count } Partie wurde gelöscht.
   *[other] { $count } Partien wurden gelöscht.
}
privacy-left = { $count ->
    [one] { $count } Partie läuft noch mit anderen; lösche sie, wenn sie zu Ende ist.
   *[other] { $count } Partien laufen noch mit anderen; lösche sie, wenn sie zu Ende sind.
}
