"""Report what can be wrong where statements meet."""
