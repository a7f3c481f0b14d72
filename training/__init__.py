"""How the value networks are trained: games played many at a time on tables worked out of the rules."""
