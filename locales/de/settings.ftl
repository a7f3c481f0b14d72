### What a person chooses for a device.

home-patterns = Muster auf den Farben
home-patterns-why = Für alle, die nicht jede Farbe gut unterscheiden.
home-sounds = Töne
home-scores = Punkte während der Partie zeigen
home-scores-why = Sonst wird am Ende gezählt, wie mit Papier und Stift.
home-reactions = Reaktionen
home-reactions-why = Kleine Gesichter und Zeichen der anderen, und ein Knopf für eigene.
home-pace = Tempo des Spiels
home-pace-why = Wie lange du siehst, was die anderen tun. Antippen geht gleich weiter.
home-pace-slow = Langsam
home-pace-normal = Normal
home-pace-fast = Schnell
home-pace-at-once = Sofort
home-rolls = Meine Würfel rollen von selbst
home-rolls-why = Sonst tippst du sie an, wenn du an der Reihe bist.
home-vibration = Vibrieren
home-vibration-why = Wenn du dran bist; länger, wenn eine Reihe geschlossen wird.
home-notices = Bescheid sagen, wenn ich dran bin
home-notices-why = Mit einer Benachrichtigung, solange die Seite nicht zu sehen ist.
home-notices-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
home-install = Installieren
home-install-why = Als App auf diesem Gerät, zum Spielen auch ohne Netz.
home-new-version = Eine neue Version ist bereit.
home-new-version-take = Laden
home-new-version-later = Später
