"""Define packs, the words for cards, and sets of cards."""
