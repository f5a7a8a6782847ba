"""Play the worked examples of a rulebook on the engine."""
