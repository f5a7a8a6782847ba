"""Rules to reports: holes, contradictions and rules that can never matter."""
