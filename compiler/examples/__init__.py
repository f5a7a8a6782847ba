"""Read worked examples, and report what is wrong with them."""
