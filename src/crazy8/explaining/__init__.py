"""Explain what a code means or a question asks, for `crazy8.explain` and `c8 explain`."""
