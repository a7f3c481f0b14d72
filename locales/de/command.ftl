### Wörter, die nur die Kommandozeile sagt.

column-id = id
column-name = Spiel
column-players = Spieler
column-minutes = Minuten
column-options = Optionen

headline = Zug { $turn } · { $name } · { $phase }

welcome = { $game }: Die Bots spielen.
watch-who = { $name } ist { $bot }.

event = Ereignis { $number } von { $total }:
finished = beendet
unfinished = noch nicht beendet
valid-record = gültige Aufzeichnung: { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, { $events } Ereignisse, { $state }.
record-entered = Was gewürfelt oder gezogen wurde, ist von Hand eingegeben und nicht bewiesen.
record-of-the-day = Die Würfel sind die öffentlichen vom { $date }.
valid-board = gültiger Spielplan: { $name }, { $fields } Felder.
invalid-record = keine gültige Aufzeichnung: { $reason }
invalid-board = kein gültiger Spielplan: { $reason }
dice-proven = bewiesen: { $count ->
    [one] { $count } Zufallsergebnis ist genau das, was
   *[other] alle { $count } Zufallsergebnisse sind genau die, die
} der zugesagte Startwert und die versprochenen Salze ergeben. Wenn Zusage und Versprechen vor der Partie bekannt waren, konnte niemand die Würfel wählen, außer wer den Tisch betrieb, gemeinsam mit { $givers }.
dice-withheld = alles stimmt, aber bewiesen ist es nicht: { $count ->
    [one] { $count } Zufallsergebnis ist das, was
   *[other] alle { $count } Zufallsergebnisse sind die, die
} Startwert und Salze ergeben, aber ein versprochenes Salz fehlt, von { $withheld }. Wer den Tisch betrieb, konnte also zwischen den Würfeln mit ihm und denen ohne es wählen; frei nur gemeinsam mit { $givers }.
dice-no-salt = alles stimmt, aber dass niemand die Würfel wählte, ist nicht bewiesen: { $count ->
    [one] { $count } Zufallsergebnis ist das, was
   *[other] alle { $count } Zufallsergebnisse sind die, die
} der zugesagte Startwert ergibt, aber kein versprochenes Salz eines Spielers steckt darin. Wer die Partie betrieb, konnte also den Startwert wählen; mehr kann eine Maschine allein nicht beweisen.
dice-unpromised-salt = alles stimmt, aber dass niemand die Würfel wählte, ist nicht bewiesen: { $count ->
    [one] { $count } Zufallsergebnis ist das, was
   *[other] alle { $count } Zufallsergebnisse sind die, die
} Startwert und Salze ergeben, aber nicht versprochen war das Salz von { $unpromised }. Wer das letzte davon gab und den Startwert kannte, konnte also die Würfel wählen.
dice-entered = nicht bewiesen: Es waren echte Würfel oder Karten, und die Ergebnisse wurden von Hand eingegeben.
dice-of-the-day = alles stimmt: Es sind die öffentlichen Würfel des Tages, { $count } Zufallsergebnisse. Jeder konnte sie vorher kennen.
dice-no-commitment = nicht bewiesen: Der Aufzeichnung fehlt die Zusage (commitment); niemand kann wissen, wann die Würfel gewählt wurden.
dice-no-seed = nicht bewiesen: Der Startwert ist noch nicht aufgedeckt. Nach der Partie gibt es ihn dort, wo gespielt wurde.
dice-wrong-seed = nicht bewiesen: Der Startwert (seed) passt nicht zur Zusage (commitment). Es ist nicht der von vor der Partie, oder einer von beiden wurde geändert.
dice-wrong-promise = nicht bewiesen: Das Salz (salt) von { $unpromised } ist nicht das versprochene (promise).
dice-wrong-outcome = nicht bewiesen: Ereignis { $event } ist „{ $found }“, aber Startwert und Salze (salt) ergeben „{ $expected }“. Bis dahin stimmt alles.
simulated = { $games } Zufallspartien { $game } { $players ->
    [one] allein
   *[other] zu { $players }
}: im Mittel { $turns } Züge und { $score } Punkte, { $speed } Partien in der Sekunde.
again = Dieselbe Partie noch einmal: --seed { $seed }
saved = Die Aufzeichnung liegt in { $file }.

column-bot = Bot
column-win-rate = Siege
column-interval = 95-%-Intervall
column-score = Punkte
column-margin = Abstand
column-rating = Stärke
ending-rows = Reihen geschlossen
ending-penalties = Fehlversuche
ending-track = Schlussrunde
ending-agreed = alle wollten aufhören
forfeit-slow = zu langsam
forfeit-crash = abgestürzt
forfeit-nonsense = keine erlaubte Wahl
verdict-accepted = Entschieden: { $bot } ist eher um { $high } Elo-Punkte besser als um { $low } (LLR { $llr }, entschieden ab ±{ $bound }).
verdict-rejected = Entschieden: { $bot } ist eher um { $low } Elo-Punkte besser als um { $high } (LLR { $llr }, entschieden ab ±{ $bound }).
verdict-undecided = Noch unentschieden, ob { $bot } um { $low } oder um { $high } Elo-Punkte besser ist (LLR { $llr }, entschieden ab ±{ $bound }).
preparing = Es wird vorbereitet: Beim ersten Mal dauert das einige Sekunden.
arena-left = Restzeit
arena-left-at-most = Restzeit, höchstens
arena-played = { $games } Partien { $game } zu { $deals } Zufallsfolgen, Startwert { $seed }: im Schnitt { $turns } Züge, { $seconds } s, { $speed } Partien pro Sekunde.
arena-how = Bei Gleichstand wird der Sieg geteilt. Der Abstand ist der zum Besten der anderen. Die Stärke ist die nach Bradley–Terry in Elo-Punkten, im Mittel 0. Nach ±: wie weit das 95-%-Intervall zu jeder Seite reicht.
arena-stopped = Bot { $number }, { $bot }, hat in Partie { $game } eine Entscheidung verwirkt: { $first }
arena-pairs = Wie oft der Bot der Zeile mehr Punkte hat als der der Spalte; ein Gleichstand zählt halb:
arena-forfeits = { $bot } hat { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} verwirkt ({ $reasons }). Die erste: { $first }
report-saved = Der Bericht liegt in { $folder }.
dataset-saved = { $rows } Entscheidungen stehen in { $file }; was sie enthalten, sagt { $card }.
dataset-forfeits = { $count ->
    [one] Die Bots haben 1 Entscheidung verwirkt; sie ist markiert.
   *[other] Die Bots haben { $count } Entscheidungen verwirkt; sie sind markiert.
}
report-scores = Punktzahlen
report-rates = Wie sich die Siegquoten einpendelten
report-endings = Wie die Partien endeten
report-again = Noch einmal dasselbe
report-raw = die Rohdaten, eine Zeile je Partie.
report-points = Punkte
report-share = Anteil der Partien
report-games = Partien
report-win-rate = Siegquote, 95-%-Intervall

solving = Das Solospiel wird gelöst
solved-blank = Das Solospiel endet, perfekt gespielt, im Mittel mit { $value } Punkten.
solved-sheet = Von { $sheet } an endet es, perfekt gespielt, im Mittel mit { $value } Punkten.
solved-how = Der genaue Wert von { $states } Zetteln, in { $seconds } s.
choice-white = weiße Summe
choice-colour = Weiß und Farbe
choice-value = Punkte im Mittel
choice-over = die Partie ist zu Ende

column-kind = Art
column-description = Beschreibung
kind-level = Stufe
kind-built-in = eingebaut
kind-package = Paket
player-random = überlässt alles dem Zufall
player-greedy = kreuzt an, was die wenigsten Zahlen überspringt; greedy:3 nimmt drei je Kreuz in Kauf
player-careful = wägt Kreuze, Lücken, Schlösser und Fehlversuche ab und beendet die Partie, solange er führt
player-solo = spielt allein perfekt; dafür wird zuerst das Solospiel gelöst, was einen Augenblick dauert

serving = Der Server läuft unter { $address }, bis Strg-C.
serving-network = Für andere Geräte im selben Netz: { $address }

paper-written = { $file } ist geschrieben, mit { $count ->
    [one] { $count } Zettel.
   *[other] { $count } Zetteln.
}
paper-without-rules = Ohne die Regeln: Sie gelten für den eigenen Zettel des Spiels.

site-written = Die Seite liegt in { $folder }: { $size } MB, für { $base } auf einem Webspace.
site-without-paper = Drucken kann man von dort nichts: dafür vorher pip install 'qwixx[{ $extra }]'.
site-origin = Der Server { $server } muss sie einlassen: starte ihn mit --origin und der Adresse des Webspace.

backed-up = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} jetzt in { $file }.
restored = { $count ->
    [one] { $count } Tisch wurde
   *[other] { $count } Tische wurden
} aus { $file } zurückgeholt.
admin-column-code = Code
admin-column-game = Spiel
admin-column-status = Stand
admin-column-opened = eröffnet
admin-column-names = Namen
admin-column-changed = zuletzt geändert
admin-column-entries = Einträge
admin-column-devices = Geräte
admin-status-lobby = vor dem Start
admin-status-running = läuft
admin-status-over = beendet
admin-yes = j
admin-ask-close = Die Partie an { $code } so beenden, wie sie steht?
admin-ask-delete = Den Tisch { $code } ({ $names }) für alle endgültig löschen?
admin-ask-forget = Den Namen „{ $name }“ an { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tischen
} endgültig vergessen?
admin-closed = Die Partie an { $code } ist beendet.
admin-deleted = Den Tisch { $code } gibt es nicht mehr.
admin-forgotten = „{ $name }“ ist an { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätzen
} vergessen.
admin-forgotten-boards = Er ist von { $count ->
    [one] { $count } Tafel des Tages genommen.
   *[other] { $count } Tafeln des Tages genommen.
}
admin-exported = Was von { $code } gespeichert ist, steht in { $file }.

weigh-nothing = Hier hat niemand etwas zu entscheiden.
weigh-before = Vor dem Wurf
weigh-end = Am Ende
weigh-win = Sieg
weigh-margin = Vorsprung
weigh-rolls = Weiße Summe, { $name }
weigh-often = wie oft
weigh-choices = Züge, der beste zuerst

stats-read = { $count ->
    [one] { $count } beendete Partie, in { $files } Dateien
   *[other] { $count } beendete Partien, in { $files } Dateien
}
stats-dates = Eine Aufzeichnung hat kein Datum: Es gilt das ihrer Datei.
stats-unread = { $count ->
    [one] { $count } Datei ist nicht gezählt:
   *[other] { $count } Dateien sind nicht gezählt:
}
stats-unread-more = und { $number } weitere; --json nennt alle.
stats-unfinished = nicht zu Ende gespielt
stats-nothing = Es wurde nichts Passendes gefunden.

daily-counts = { $game } vom { $date }: Heute haben alle diese Würfel. Dieser Versuch zählt; rückgängig machen geht nicht.
daily-practice = { $game } vom { $date }: Dein Versuch ist schon gespielt. Dieser hier ist Übung.
daily-result-exact = Du: { $score } · perfektes Spiel erwartet { $perfect } · das Beste, was mit genau diesen Würfeln möglich war: { $best } (exakt)
daily-result-between = Du: { $score } · perfektes Spiel erwartet { $perfect } · das Beste, was mit genau diesen Würfeln möglich war: zwischen { $best } und { $most } (bewiesene Schranken)
