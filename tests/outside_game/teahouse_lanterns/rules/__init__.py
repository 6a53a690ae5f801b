"""The rules of Lantern Fair."""
