"""What the rules say, topic by topic: each file turns a part of `Rules` into things told."""
