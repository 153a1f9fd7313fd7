"""What people can watch: live tables, the table of the hour, and the exhibition."""
