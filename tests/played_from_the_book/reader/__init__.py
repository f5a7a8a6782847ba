"""The player: a file for each topic, and `reader.py`, which is given the book."""
