"""The variants that ship with crazy8, one `.c8` file each."""
