"""The words by which players ask for a rule, and the lines that say it."""
