"""Declare what a question is: one record for everything that a rulebook has to answer."""
