"""Read rulebooks from files and from those that ship, and keep things between runs."""
