"""Who watches which table, and how they are told of changes. No web, no SQL."""
