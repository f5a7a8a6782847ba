"""Books, sites, drawn cards."""
