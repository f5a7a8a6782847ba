"""One step of a game, and the same step compiled."""
