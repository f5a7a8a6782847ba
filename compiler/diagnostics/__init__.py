"""Define what is wrong with a text as values: one frozen class for each thing that can be reported."""
