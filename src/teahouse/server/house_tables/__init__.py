"""House tables: what people found printed on their components. No web, no SQL."""
