"""Draw cards: from the words of a deck to SVG, without fonts for anything but ranks and names."""
