"""Report what can be wrong with a pack and with the words that choose cards."""
