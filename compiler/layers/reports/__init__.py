"""What can be wrong where statements meet."""
