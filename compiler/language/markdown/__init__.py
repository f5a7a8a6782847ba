"""Markdown rulebooks: where their rules stand, and which parts of them are made from the rules."""
