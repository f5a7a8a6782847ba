"""Program, state, actions: flat records of small numbers."""
