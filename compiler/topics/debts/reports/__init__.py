"""The reports on debts, and on challenges."""
