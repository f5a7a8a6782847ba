"""Define the rules: one flat, immutable set of answers for one player count and one choice of options.

Reading order: `cards` (what a card kind is), `topic` (what all topics share), one file per topic, `answer` (an answer
with its origin), `rules` (everything together).
"""
