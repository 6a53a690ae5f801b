"""Yokohama, Hisashi Hayashi, edition of 2024 with its two mini-expansions.

Merchants place assistants in the town, walk their president along them, and act where it stops:
goods, orders, technologies, shops and trading houses, church and customs. Rulings are cited as
R-n, paragraphs of the rules as "4.5".
"""
