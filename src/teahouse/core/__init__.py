"""The contract every game meets and every tool uses: no I/O, no clock, no network."""
