### Words of the page: quick reactions at the table. Each is the name of a little picture, as it is read aloud after a player’s name.

reaction-applause = Applaus
reaction-party = hurra
reaction-laugh = lacht
reaction-wow = Wahnsinn
reaction-sad = wie schade
reaction-luck = Daumen gedrückt
reaction-fire = läuft ja super
reaction-thumb = gut gemacht

reactions-open = Reagieren
reactions-said = { $name }: { $reaction }
reactions-mute = Reaktionen ausblenden von
reactions-watching = Reaktionen schicken nur die, die mitspielen; du siehst sie hier.
