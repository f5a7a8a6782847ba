"""What questions, checks and sentences ask of the rules of one table."""
