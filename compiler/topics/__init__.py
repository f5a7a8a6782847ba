"""Hold what the rules are about: one folder for each topic, and the registry that puts them together."""
