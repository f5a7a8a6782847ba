"""Checks and sentences that concern two topics."""
