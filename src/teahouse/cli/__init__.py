"""The command ``teahouse``."""
