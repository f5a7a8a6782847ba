"""Offer the command line: one file for each command of `c8`."""
