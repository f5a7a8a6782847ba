"""Rewrite files of an earlier version of the language."""
