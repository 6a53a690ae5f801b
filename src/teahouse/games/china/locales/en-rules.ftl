## The rules in short
china-rules-goal = You build palaces and send emissaries into the provinces of old China. Palaces count in their province and along roads, emissaries in neighbouring provinces together. Most points win.
china-rules-turn = Play one to three of your three cards and put up to two pieces into one province: palaces on spaces, emissaries on the dragon. Each costs a card in the province’s colour, or two cards of one other colour as a joker. Into a province that was empty goes only one piece. A province takes as many emissaries as the strongest player has palaces in it. Or exchange one card instead. Then draw back to three, from the open row or the pile.
china-rules-end = When the pile is empty for the second time, the last turns are played.
china-rules-scoring = A full province at once, the others at the end: the strongest gets a point for each palace there, everybody else as many as the next stronger has palaces. Alliances: who has the most emissaries in both of two neighbours gets a point for each emissary there. Roads: a chain of at least four own palaces brings a point for each.

## What a place is for
china-tip-space = A palace here costs a card in the colour of the province, or a pair of another colour.
china-tip-dragon = Room for as many emissaries as the strongest player has palaces here.
china-tip-supply = Your pieces that are not on the board yet.
china-tip-province = The bonus tiles of this province are turned up by its first palace.
china-tip-hand = Your three cards. One may be exchanged instead of placing pieces.
china-tip-discard = Played cards; they become the pile once more.
china-tip-payment = A card in the province’s colour, or two equal cards as a joker.
china-tip-row = Open cards: take what you need.
china-tip-pile = Draw unseen. The game ends when the pile is empty for the second time.
china-tip-played = Keep one of the cards played: equal numbers win its influence card.
china-tip-special = A special card of the Duel, once a game.
