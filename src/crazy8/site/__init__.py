"""Build the shelf as a site: all rulebooks in all languages as pages that need no server."""
