"""The worked examples of a rulebook, played on the engine."""
