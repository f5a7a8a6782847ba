"""Reports to a better text: what can be changed in a file without asking its author."""
