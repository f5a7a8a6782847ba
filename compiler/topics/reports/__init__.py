"""Report what can be wrong with rules as a whole."""
