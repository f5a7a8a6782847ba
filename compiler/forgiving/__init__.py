"""Write what people type as the language writes it, where there is one way to read it."""
