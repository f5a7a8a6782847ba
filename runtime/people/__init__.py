"""Run a game at a table: events, refusals, what a seat may know, saves."""
