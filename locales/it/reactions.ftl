### Words of the page: quick reactions at the table. Each is the name of a little picture, as it is read aloud after a player’s name.

reaction-applause = applauso
reaction-party = evviva
reaction-laugh = ride
reaction-wow = caspita
reaction-sad = che peccato
reaction-luck = dita incrociate
reaction-fire = in gran forma
reaction-thumb = bravo

reactions-open = Reagisci
reactions-said = { $name }: { $reaction }
reactions-mute = Nascondi le reazioni di
reactions-watching = Le reazioni le manda chi gioca; qui le vedi.
