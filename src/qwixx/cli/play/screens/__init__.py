"""The game in a terminal window: a table of widgets that draw what a seat may see and let it choose what is legal."""
