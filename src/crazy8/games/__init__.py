"""Play games, keep them and simulate them."""
