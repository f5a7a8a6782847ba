"""Tell rules as phrases: with names of cards, and on whose authority."""
