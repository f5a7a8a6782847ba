"""Rules to a rulebook that people print, in several languages."""
