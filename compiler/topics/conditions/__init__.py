"""What is asked of a player when a card is laid, as a part of statements of other topics."""
