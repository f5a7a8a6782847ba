"""Find what does nothing: take it away, and see whether anything changes."""
