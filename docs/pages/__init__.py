"""What the reference pages say; `docs/generate.py` writes them."""

MADE = "<!-- made by docs/generate.py; change the registries instead -->"
"""The first line of every page."""
