"""Players made of a few rules of thumb. They use what their seat may see, and a generator of their own."""
