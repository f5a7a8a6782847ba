"""Text to statements, each with the place where it stands."""
