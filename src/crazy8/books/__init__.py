"""Make books, sites and drawn cards."""
