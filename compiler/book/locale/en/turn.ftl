# The steps of a turn.

turn-passes = Then it is the next player’s turn.
