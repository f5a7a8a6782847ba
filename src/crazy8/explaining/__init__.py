"""What a code means or a question asks, as `crazy8.explain` and `c8 explain` tell it."""
