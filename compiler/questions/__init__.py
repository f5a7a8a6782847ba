"""The questions that a rulebook has to answer, one record each, in files by topic."""
