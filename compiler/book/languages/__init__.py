"""Speak the languages of the books: their files, names of cards, joining of words."""
