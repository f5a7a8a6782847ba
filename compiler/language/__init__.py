"""Read texts: turn them into statements, each with the place where it stands."""
