"""Check and tell what concerns two topics."""
