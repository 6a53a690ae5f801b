"""What an administrator does to the store: backup, restore, check an upgrade."""
