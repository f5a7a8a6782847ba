"""Play by a few rules of thumb, with what the seat may see and a generator of its own."""
