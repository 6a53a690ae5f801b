"""The games for other people's laboratories; each module needs an extra of its own."""
