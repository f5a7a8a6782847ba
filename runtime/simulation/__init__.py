"""Play in bulk: many hands or games, counted in whole numbers, the same for any number of workers."""
