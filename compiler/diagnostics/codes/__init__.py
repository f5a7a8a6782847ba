"""Everything that can be reported, one frozen class each, in files by stage."""
