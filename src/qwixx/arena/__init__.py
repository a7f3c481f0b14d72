"""Games between players: one at a time, or millions."""
