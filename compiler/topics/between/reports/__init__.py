"""Report what can be wrong between two topics."""
