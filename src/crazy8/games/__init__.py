"""Games that are played, kept and simulated."""
