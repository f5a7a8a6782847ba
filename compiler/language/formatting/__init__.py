"""Write a text in canonical form: the same statements and comments, laid out in one way."""
