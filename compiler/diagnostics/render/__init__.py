"""One file for each form in which reports are shown."""
