"""Comparison: the questions that two sets of rules answer differently."""
