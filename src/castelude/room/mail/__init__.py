"""E-mail, where the host has configured a mail server: confirmed addresses, letters, recovery."""
