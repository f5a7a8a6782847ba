"""Play the rules of a hand: one file for each topic of the compiler."""
