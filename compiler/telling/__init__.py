"""How a topic says something: phrases, names of cards, on whose word."""
