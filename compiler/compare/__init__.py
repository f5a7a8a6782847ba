"""Compare rules: find the questions that two sets of rules answer differently."""
