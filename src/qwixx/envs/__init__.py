"""Environments for learning: Gymnasium and PettingZoo."""
