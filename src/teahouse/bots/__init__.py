"""Players that choose by what their seat may see."""
