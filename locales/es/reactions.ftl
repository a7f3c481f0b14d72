### Words of the page: quick reactions at the table. Each is the name of a little picture, as it is read aloud after a player’s name.

reaction-applause = aplausos
reaction-party = hurra
reaction-laugh = se ríe
reaction-wow = vaya
reaction-sad = qué pena
reaction-luck = dedos cruzados
reaction-fire = en racha
reaction-thumb = bien hecho

reactions-open = Reaccionar
reactions-said = { $name }: { $reaction }
reactions-mute = Ocultar las reacciones de
reactions-watching = Las reacciones las envía quien juega; aquí las ves.
