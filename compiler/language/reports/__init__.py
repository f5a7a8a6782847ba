"""Report what can be wrong with a text before anything is known about its meaning."""
