"""Tell what can be wrong with worked examples."""
