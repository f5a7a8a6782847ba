"""Rulebooks in files and among those that ship, and what is kept between runs."""
