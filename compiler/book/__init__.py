"""Turn rules into a rulebook that people print, in several languages."""
