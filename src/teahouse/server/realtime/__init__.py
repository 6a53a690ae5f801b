"""Who watches which table, and the updates that they get. No web, no SQL."""
