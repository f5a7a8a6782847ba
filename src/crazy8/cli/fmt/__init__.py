"""The command `c8 fmt`."""
