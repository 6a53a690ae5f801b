## Walking
yokohama-lesson-walk = A walk through town
yokohama-lesson-walk-town = The town is made of locations that lie side by side. Your president walks from one to the next and acts where it stops. It can walk only where you have sent assistants before.
    .title = Yokohama is growing
yokohama-lesson-walk-one = In your turn you place up to three assistants on different locations, or two on the same. The copper mine will be useful later: send one there. Nobody stands there, so it is free.
    .title = Three assistants
    .do = Place an assistant in the copper mine
yokohama-lesson-walk-two = The president of { $p1 } stands at the employment agency. Placing an assistant there costs 1 yen, and { $p1 } gets it. You have 2 yen: go on.
    .title = A toll to the president
    .do = Place an assistant in the employment agency
yokohama-lesson-walk-three = Two presidents stand in the laboratory: that would cost 2 yen, and you have 1 left, so it is dark. Click it if you like, and hear why. Then send the third assistant to the silk factory.
    .title = Too dear
    .do = Place an assistant in the silk factory
yokohama-lesson-walk-move = It walks over locations with your assistants, as far as you like. From the bank over the agency to the silk factory: passing { $p1 } costs 1 yen again.
    .title = The president walks
    .do = Walk to the silk factory
yokohama-lesson-walk-arrived = Where it stops, it acts: president and assistant together have level 2, that is 1 silk. Then the assistants of this location come back to your hand. The others stay for later walks.
    .title = Arrived, and acted

## Power
yokohama-lesson-power = The power of a location
yokohama-lesson-power-level = The president, each assistant, each shop and each trading house of yours on a location count one: that is your influence level, 5 at most. Here 3 assistants and a shop are waiting for it.
    .title = Count up to five
yokohama-lesson-power-act = Your president comes into town for the first time, so it may begin on any location with an assistant of yours. Send it to the silk factory.
    .title = Move in
    .do = Walk to the silk factory
yokohama-lesson-power-token = 1 + 3 + 1 make level 5: 4 silk at once. Whoever first acts with level 5 may take the token of the location: here it is 6 yen.
    .title = Level five
yokohama-lesson-power-back = Your 3 assistants are in your hand again; the shop stays for good. With level 4 or more you may also build a shop or a trading house: it counts for ever, and the space has a reward.
    .title = They come back

## Orders
yokohama-lesson-orders = Orders and agents
yokohama-lesson-orders-harbour = At the port you take orders from abroad. You have 2 assistants there: with your president that is level 3.
    .title = To the port
    .do = Walk to the port
yokohama-lesson-orders-take = The level under a card is what it needs. Level 3 reaches the first four. Take the first card.
    .title = Take an order
yokohama-lesson-orders-second = Once in the action you may take another, for 2 yen or an imported good. Take the third card. Three open orders are the most you may hold.
    .title = A second one for 2 yen
    .do = Take the third order too, for 2 yen
yokohama-lesson-orders-fill = Another day: you hold an order for the British and have 4 tea. Orders are completed before or after your main action. One British order you have delivered already.
    .title = Deliver
    .do = Complete the order for tea
yokohama-lesson-orders-agent = 4 points for the order, and the second British flag brings a British agent. An agent acts once for you on a location where you have an assistant, without the president. Different flags count at the end.
    .title = A friend from abroad

## Points
yokohama-lesson-points = Points, and the end
yokohama-lesson-points-goal = You have the 5 copper that this goal asks for. Claiming it costs an assistant, not the copper. Two were faster, so it brings 6 points now. Claim it.
    .title = A goal
yokohama-lesson-points-customs = Customs turns imported goods into points. You have 3 of them and one assistant there: level 2 with the president.
    .title = The customs house
    .do = Walk to the customs house
yokohama-lesson-points-space = Level 2 allows 1 imported good. Put an assistant on the second space: 4 points and 2 yen. It does not come back.
    .title = An assistant for good
    .do = Put an assistant on the second space
yokohama-lesson-points-bonus = Who has the most assistants at customs gets 8 points at the end, the next 4; church and technologies are alike. When customs or church fill up, orders run out, or somebody has built all shops or houses, one more round is played.
    .title = How it ends
