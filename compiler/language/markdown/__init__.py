"""Read Markdown rulebooks: where their rules stand, and which parts are made from the rules."""
