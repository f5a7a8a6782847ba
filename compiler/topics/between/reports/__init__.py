"""What can be wrong between two topics."""
