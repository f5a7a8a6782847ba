"""Worked examples: how they are read, what can be wrong with them."""
