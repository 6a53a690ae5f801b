"""Games as readable text: export, import, replay, verification."""
