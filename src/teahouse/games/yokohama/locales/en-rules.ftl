## The rules in short
yokohama-rules-goal = You are merchants in the open port of Yokohama. Gather goods, deliver orders, buy technologies, help church and customs. Most points win.
yokohama-rules-turn = Place up to three assistants on different locations, or two on one. Then your president walks over locations with your assistants and acts where it stops. Another president on a location costs 1 yen of toll when you place or pass there, and you cannot stop. Your level is the number of your pieces there, 5 at most: it says how much the location gives. From level 4 on you may build a shop or a trading house; the first with level 5 takes the token. Then the assistants there come back. Instead of walking you may take your president back. Before and after this you may complete orders, claim goals and call on agents. Two equal flags bring an agent.
yokohama-rules-end = When church or customs are filled up, when the orders run out, or when somebody has built all their shops or all their trading houses, the round is finished and one more is played.
yokohama-rules-scoring = Points during play, and at the end: majorities at church and customs, the dearest technologies, sets of different flags, and a little for imports, yen and goods left over.

## What a place is for
yokohama-tip-location = Your level here is the number of your pieces, with the president; it says how much you get.
yokohama-tip-offer = Keep one of two orders to begin with.
yokohama-tip-goal = Show what it asks for and leave an assistant: the earlier, the more points.
yokohama-tip-order = An open order: deliver the goods before or after your main action.
yokohama-tip-president = Instead of walking, take your president back into your hand.
yokohama-tip-exchange = Chinatown buys and sells; one exchange for each level.
yokohama-tip-church = Level and gifts of different kinds are your faith; an assistant stays here for good.
yokohama-tip-customs = Costs imported goods; an assistant stays here for good.
yokohama-tip-owned = What you have at hand.
yokohama-tip-warehouse = Pieces still to be hired at the employment agency.
yokohama-tip-lab = A technology helps you for the rest of the game, and counts at the end.
yokohama-tip-port = An order: the level below it is what it needs.
yokohama-tip-token = For the first who acts here with level 5.
yokohama-tip-shop = A shop counts here for ever, and its space has a reward.
yokohama-tip-house = A trading house counts here for ever; there is room for one.
yokohama-tip-supply = The common stock of goods.
yokohama-tip-award = A reward to choose.
