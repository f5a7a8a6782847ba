"""Look at all choices of options at once: values that depend on options which nobody has decided on yet."""
