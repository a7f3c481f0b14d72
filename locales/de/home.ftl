### Wörter der Startseite, der neuen Partie, des Wartens und der Einstellungen.

try-again = Noch einmal versuchen
close = Schließen
back = Zurück
cancel = Abbrechen

home-skip = Zum Inhalt springen
home-to-home = Zur Startseite
home-menu = Menü
home-rules = Regeln
home-settings = Einstellungen
home-language = Sprache
home-theme = Farben der Seite
home-theme-system = Automatisch
home-theme-light = Hell
home-theme-dark = Dunkel

home-welcome = Was spielen wir?
home-welcome-more = Alle an einem Tisch, jeder am eigenen Handy, oder gegen einen Bot.
home-welcome-alone = Gegen einen Bot oder gemeinsam an diesem Gerät.
home-deluxe = Deluxe
home-about-classic = Sechs Würfel, vier Reihen: Bei jedem Wurf spielen alle mit.
home-about-deluxe = Das Original in mehreren Partien: bis zu fünf, die Summe zählt.
home-about-mixx-a = Ein Zettel mit gemischten Farben: Jede Zahl hat die Farbe ihres Würfels.
home-about-mixx-b = Ein Zettel mit gemischten Zahlen: Jede Reihe hat ihre eigene Reihenfolge.
home-about-board = Das Original mit Spielplan: Deine Figur bringt Kreuze und Punkte.
home-about-cards = Karten statt Würfel, mit der Zahl auch auf der Rückseite.
home-players = { $few }–{ $many } Spieler
home-minutes = { $minutes } Minuten
home-minutes-each = je { $minutes } Minuten
home-join = Einem Tisch beitreten
home-join-how = Gib den Code ein, den du bekommen hast, oder füge den Link ein.
home-join-go = Beitreten
home-mine = Meine Partien
home-mine-none = Noch keine. Hier stehen dann deine Partien, zum Weiterspielen oder Ansehen.
home-review = Analyse
home-mine-more = Ältere Partien
home-listed = Offene Tische
home-daily = Tagesaufgabe
home-sheet = Punktezettel für echte Würfel
home-stats = Statistik
home-privacy = Datenschutz
home-here = auf diesem Gerät
home-status-lobby = vor dem Start
home-status-running = läuft
home-status-over = beendet
home-free-seat = Freier Platz
home-lost = Hier ist nichts
home-lost-more = Vielleicht ist die Adresse unvollständig. Die Spiele findest du auf der Startseite.

home-my-name = Dein Name
home-player = Spieler { $number }
home-level-easy = Bot: leicht
home-level-normal = Bot: mittel
home-level-hard = Bot: schwer
home-level-master = Bot: Meister
home-bot-easy = Ein Anfänger: überspringt zu gern und übersieht oft ein Schloss.
home-bot-normal = Spielt gut, aber wie ein Mensch: Ab und zu entgeht ihm etwas.
home-bot-hard = Wägt jedes Kreuz ab und beendet die Partie, wenn er vorn liegt.
home-bot-master = Der stärkste: weiß von jeder Wahl, wie sie die Gewinnchance ändert.
home-bot-careful = Derselbe wie schwer: wägt jedes Kreuz ab und beendet die Partie, wenn er vorn liegt.
home-bot-greedy = Kreuzt an, was die wenigsten Zahlen überspringt, ohne vorauszuschauen.
home-bot-random = Überlässt alles dem Zufall.
home-option-games = Partien in Folge, höchstens
home-option-side = Seite des Spielplans
home-option-locks = Eine Reihe schließen
home-locks-announced = Angesagt: Wer gepasst hat, darf noch mitschließen
home-locks-sealed = Verdeckt: nur, wer es gleich gewählt hat
home-option-jokers = Joker
home-jokers-no = Ohne Joker
home-jokers-yes = Mit elf Jokern
home-side-our-spiral = Spirale
home-side-our-zigzag = Zickzack
home-side-about-our-spiral = Steigt stetig an, die Enden der Reihen kommen zuletzt.
home-side-about-our-zigzag = Farben in Paaren, Zahlen springen zurück, Punkte kommen spät.
home-timer = Bedenkzeit
home-timer-none = keine
home-dice-real = Echte Würfel
home-cards-real = Echte Karten
home-timer-seconds = { $seconds } Sekunden

home-waiting = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
home-copy = Kopieren
home-copied = Kopiert
home-share = Teilen

home-other-bot = Bot: { $name }
home-other-bot-about = { $name } ist ein Bot aus einem anderen Paket.
home-gone-bot-about = { $name } gibt es hier nicht mehr: An seiner Stelle spielt ein anderer Bot.
# Die Einführung, einmal angeboten

## Names that are taken.
home-name-clash = So heißt hier schon jemand.
home-name-instead = „{ $name }“ nehmen
# Was geschieht, eins nach dem anderen, und der eigene Zug.
## Eine Partie weiterspielen.
home-continue = Weiterspielen
home-going-mine = Du bist dran
home-going-with = Mit { $names }
home-going-alone = Allein
home-going-more = { $count } weitere laufende Partien
home-mine-above = Die laufenden Partien stehen oben; beendete kommen hierher.
# Das Gerät macht sich bemerkbar.
