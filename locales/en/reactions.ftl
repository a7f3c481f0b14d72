### Words of the page: quick reactions at the table. Each is the name of a little picture, as it is read aloud after a player’s name.

reaction-applause = applause
reaction-party = hooray
reaction-laugh = laughs
reaction-wow = wow
reaction-sad = oh no
reaction-luck = fingers crossed
reaction-fire = on fire
reaction-thumb = well done

reactions-open = React
reactions-said = { $name }: { $reaction }
reactions-mute = Hide reactions of
reactions-watching = Those who play can send reactions; you see them here.
