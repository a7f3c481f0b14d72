### Spielen nur auf diesem Gerät, ohne Server: was geladen wird, was bleibt, was schiefgehen kann.
### $done und $of sind Megabyte; $count ist eine Zahl.

local-coming = Gleich kannst du auf diesem Gerät spielen
local-coming-size = { $done } von { $of } MB
local-coming-once = Das wird einmal geladen. Danach kannst du auch ohne Netz spielen.
local-starting = Fast fertig …
local-unfetched = Was zum Spielen auf diesem Gerät nötig ist, konnte nicht geladen werden. Geh einmal ins Netz, danach klappt es auch ohne.
local-broken = Die Partien auf diesem Gerät laufen nicht mehr. Nichts Gespeichertes ist verloren.
local-part-missing = Dem stärksten Bot fehlt ein Teil, der noch nicht geladen werden konnte. Die Partie geht weiter, sobald es ein Netz gibt.
local-full = Es ist kein Speicherplatz mehr für die Partie da. Nichts Gespeichertes ist verloren: Mach auf dem Gerät etwas Platz frei, dann geht es weiter.
local-cleared = Der Speicher dieses Browsers wurde geleert. Partien, die nur hier lagen, gibt es nicht mehr.
local-forgetful = Dieser Browser behält nichts, vielleicht weil das Fenster privat ist. Partien gibt es hier nur, bis du die Seite schließt.
local-silent = Deine Partien sind in einem anderen Tab offen, der nicht antwortet. Geh dorthin, oder mach hier weiter.
local-take-over = Hier weitermachen
local-alone = Hier wissen Tabs nichts voneinander. Spiel jeden Tisch nur in einem Tab.

## Eine neue Partie und der Tisch.
local-away = Der Server ist nicht erreichbar. Du kannst auf diesem Gerät spielen: gegen Bots oder gemeinsam an einem Bildschirm.
local-no-server = Hier spielst du gegen Bots oder gemeinsam an diesem Gerät.
local-only-here = Nur auf diesem Gerät
local-only-here-about = Dieser Tisch liegt in diesem Browser. Niemand sonst kann ihn öffnen.
local-hand = Andere dazuholen
local-hand-about = Die Partie zieht auf den Server um und geht dort weiter, genau wie sie steht. Dann können andere von ihren eigenen Geräten dazukommen.
local-hand-go = Auf den Server umziehen
local-handing = Die Partie zieht um …

## In einer Datei speichern, und zurückholen.
local-carry = Partien auf diesem Gerät
local-carry-open = Partien speichern oder holen
local-carry-about = Sie liegen in diesem Browser. Speichere sie in einer Datei, um sicherzugehen oder um sie auf ein anderes Gerät mitzunehmen.
local-carry-kept = Der Browser hat zugesagt, sie nicht von selbst zu löschen.
local-carry-not-kept = Der Browser kann sie löschen, wenn der Platz knapp wird oder du lange nicht wiederkommst.
local-export = Alle in einer Datei speichern
local-import = Partien aus einer Datei holen
local-exported = { $count ->
    [0] Auf diesem Gerät gibt es noch keine Partie.
    [one] Eine Partie gespeichert.
   *[other] { $count } Partien gespeichert.
}
local-imported = { $count ->
    [0] In dieser Datei war nichts Neues.
    [one] Eine Partie geholt.
   *[other] { $count } Partien geholt.
}
