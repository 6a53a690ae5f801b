"""Yunnan, Aaron Haag, 2013 and 2023: both editions with all their variants.

Each round an auction in Pu'er, where traders bid for progress; then they travel the Tea-Horse Road,
displace weaker rivals, dodge the inspector, collect gifts and sell tea; at last everybody chooses
how much of the income becomes victory points. Rulings are cited as R-n, chapters as "1A" to "2G".
"""
