"""Gather everything about one topic, in reading order: questions, model, statements, checks, program, sentences."""
