"""Training the network of the card game by self-play, compiled."""
