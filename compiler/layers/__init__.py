"""Turn the statements of a variant into one flat set of answers for each table."""
