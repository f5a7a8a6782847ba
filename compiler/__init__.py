"""Text in, values out: from the text of a `.c8` file to rules, diagnostics, programs and rulebooks.

Everything below this package is pure: it reads no file, no clock, no terminal and no environment.
"""
