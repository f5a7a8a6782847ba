"""Mend a text: make the changes of a file that need no answer from its author."""
