### Words of the page: quick reactions at the table. Each is the name of a little picture, as it is read aloud after a player’s name.

reaction-applause = applaudissements
reaction-party = hourra
reaction-laugh = rit
reaction-wow = oh là là
reaction-sad = quel dommage
reaction-luck = on croise les doigts
reaction-fire = en feu
reaction-thumb = bien joué

reactions-open = Réagir
reactions-said = { $name } : { $reaction }
reactions-mute = Masquer les réactions de
reactions-watching = Seuls ceux qui jouent envoient des réactions ; tu les vois ici.
