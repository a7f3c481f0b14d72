"""A game while it is played."""
