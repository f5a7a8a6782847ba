"""Explore the whole game on small packs of cards, and tell what goes wrong there with a play that shows it."""
