"""Run one step of a game, in Python or compiled."""
