"""Turn rules into the flat record of tables and masks that the runtime plays."""
