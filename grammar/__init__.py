"""The one definition of the syntax, `crazy8.lark`."""
