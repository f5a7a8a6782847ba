"""Check the rules of a variant: report holes, contradictions and rules that can never matter."""
