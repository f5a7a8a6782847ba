"""Report what a rulebook does not say, and what its author allows."""
