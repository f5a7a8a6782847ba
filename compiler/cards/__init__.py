"""Packs, the words for cards, and sets of cards."""
