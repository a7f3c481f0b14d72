# Statistics of one’s own finished games: on the page and in the terminal.
stats-title = Statistik
stats-about = Auf diesem Gerät gezählt, aus seinen beendeten Partien. Dafür wird nichts verschickt.
stats-none = Auf diesem Gerät ist noch keine Partie beendet. Spiel eine zu Ende, und sie wird hier gezählt.
stats-play = Ein Spiel wählen
stats-none-fits = Keine Partie passt zu dieser Auswahl.
stats-stale = Der Server ist nicht zu erreichen: Seine Partien sind so gezählt, wie er sie zuletzt genannt hat.

stats-filter = Welche Partien
stats-filter-none = Alle Partien zeigen
stats-filter-player = Wer
stats-filter-player-all = Dieses Gerät
stats-filter-game = Spiel
stats-filter-game-all = Alle Spiele
stats-filter-players = Spieler
stats-filter-players-all = Beliebig viele
stats-filter-opponent = Gegen
stats-filter-opponent-all = Alle
stats-filter-days = Wann
stats-filter-days-all = Immer
stats-last-7 = Die letzten 7 Tage
stats-last-30 = Die letzten 30 Tage
stats-last-365 = Die letzten 12 Monate
stats-players = { $count ->
    [one] Allein
   *[other] { $count } Spieler
}

stats-games = Partien
stats-wins = Gewonnen
stats-won = gewonnen
stats-of = { $part } von { $whole }
stats-longest = Am meisten nacheinander gewonnen
stats-streak = jetzt { $number }
stats-average = Punkte im Mittel
stats-best = Meiste Punkte
stats-worst = wenigste: { $points }
stats-locks = Schlösser je Zettel
stats-penalties = Fehlversuche je Zettel
stats-accuracy = Genauigkeit
stats-reviewed = { $count ->
    [one] in { $count } analysierten Partie
   *[other] in { $count } analysierten Partien
}
stats-luck = Glück
stats-luck-about = je Partie, als Gewinnchance
stats-match = Bei Partien in Folge zählt als Punkte das Mittel der Partien.
stats-real = { $count ->
    [one] { $count } davon wurde mit echten Würfeln oder Karten gespielt: Was kam, haben Menschen eingegeben.
   *[other] { $count } davon wurden mit echten Würfeln oder Karten gespielt: Was kam, haben Menschen eingegeben.
}

stats-development = Wie sich die Punkte entwickeln
stats-mean = Mittel der letzten zehn { $points }
stats-look = Diese Partie ansehen
stats-distribution = Wie viele Punkte wie oft
stats-bar = { $from } bis { $to } Punkte: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stats-by-game = Nach Spiel
stats-by-players = Nach Spielerzahl
stats-bots = Gegen Bots
stats-people = Gegen Menschen
stats-ahead-about = Vorn: wie oft du mehr Punkte hattest als sie.
stats-column-game = Spiel
stats-column-won = Gewonnen
stats-column-share = In %
stats-column-ahead = Vorn
stats-column-even = Gleich
stats-column-bot = Gegner
stats-column-name = Name
stats-column-day = Tag
stats-column-against = Gegen
stats-column-points = Punkte
stats-table = Alle Partien als Tabelle
stats-all = Ältere Partien

stats-export = Mitnehmen
stats-export-about = Die gewählten Partien als Datei, mit den Punkten aller.
stats-forget = Alles vergessen
stats-forget-sure = Alles vergessen?
stats-forget-about = Alle Partien dieses Geräts werden gelöscht: die in diesem Browser, und auf dem Server deine Partien und dein Name. Wo auch andere saßen, behalten sie die Partie ohne deinen Namen. Das lässt sich nicht rückgängig machen.
