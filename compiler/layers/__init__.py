"""Statements to rules: bases, options, player counts and selectors become one flat set of answers."""
