"""Write the house rules of a Crazy Eights variant as a short text; get a verdict, a rulebook, a game and numbers."""
