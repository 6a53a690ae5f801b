"""Dschunke (Junk), Michael Schacht, Queen Games 2002.

Five junks in a ring, three merchants walking round it, crates stacked crosswise in the holds:
only what shows from above earns money and goods. Then goods are bid secretly for yuan and special
cards. Ten rounds; the richest wins. Rulings are cited as R-n, chapters as "phase n" and "2.8".
"""
