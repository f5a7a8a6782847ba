"""Define program, state and actions: flat records of small numbers."""
