"""Lantern Fair, a game of sealed bids for 2 to 4, made for these pages and free to use.

1. Everybody draws six coins in secret; their numbers go from 1 to 8, and each number is there
   three times. Coins that are left over stay in the bag, unseen.
2. Three lanterns stand in a row, open to all. At the same time everybody chooses one coin and the
   lantern that it is for. Then all bids are opened.
3. The highest coin wins its lantern. If several are highest, nobody wins it; an option says whether
   it is taken away or stays for the next round. All coins that were bid are gone.
4. Gaps in the row are filled, and the next round begins. The fair ends after five rounds.
5. A lantern counts as many points as candles burn in it, the last coin in hand as many as its
   number. Who has most wins; a tie is shared.
"""
