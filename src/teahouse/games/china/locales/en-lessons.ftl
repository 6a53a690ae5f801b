## Cards
china-lesson-cards = Cards and palaces
china-lesson-cards-map = You build palaces and send emissaries all over China. Each piece is paid with a card in the colour of its province. You always hold three cards: now one purple and two red ones.
    .title = Nine provinces, five colours
china-lesson-cards-first = Wei is red, and nobody is there yet. Into an empty province you may put only one piece in your turn. Build on the marked space: one red card.
    .title = The first palace
china-lesson-cards-draw = At the end of your turn you draw until you hold three cards again, from the open row or from the pile. Try the pile.
    .title = Draw back to three
china-lesson-cards-second = Here { $p1 } was in Wei before you, so you may put up to two pieces there. You hold a red and two green cards. Build next to { $p1 }.
    .title = Two pieces in a turn
china-lesson-cards-pay = Two cards of one colour are a joker: they stand for one card of any other colour. Keep the green pair for the second piece and pay with the red card.
    .title = Two ways to pay
china-lesson-cards-pair = Now the green pair pays for a second piece in Wei: another palace, or an emissary on the dragon. Send the emissary.
    .title = The pair as a joker
china-lesson-cards-empty = Three cards, two pieces, always in the same province: more is not possible in a turn. Now you would draw three new cards. If nothing suits you, you may exchange one card instead.
    .title = An empty hand

## Emissaries
china-lesson-emissaries = Emissaries and alliances
china-lesson-emissaries-cap = A province takes as many emissaries as the strongest player has palaces there. In Chu { $p1 } has 4 palaces, so there is room for 4 emissaries, whoever sends them. Two are there.
    .title = How many emissaries?
china-lesson-emissaries-one = You have no palace in Chu, and need none. Send an emissary to the dragon of Chu.
    .title = The first one
china-lesson-emissaries-pay = Chu is purple. Pay with the purple card, and keep the orange pair.
    .title = Purple pays for purple
china-lesson-emissaries-two = One place is left on the dragon, and the orange pair is a joker. Take it.
    .title = And another
china-lesson-emissaries-full = Four emissaries for four palaces: Chu is full until somebody builds a fifth palace of their own there. You have the most emissaries now.
    .title = No more room
china-lesson-emissaries-alliance = Emissaries count at the end, in pairs of neighbours. Who has the most in both, or as many as the best, gets all emissaries of the two as points. You lead in Wei and Ch’in: 2 + 4 make 6. In Shu { $p2 } leads, so Ch’in and Shu bring nothing.
    .title = Alliances at the end

## Provinces
china-lesson-provinces = A full province
china-lesson-provinces-last = A province is scored as soon as it is full. One space is left in Wei. You have 3 palaces there, { $p1 } has 2, { $p3 } has 1. Build the last one yourself.
    .title = The last space
china-lesson-provinces-seven = The strongest gets a point for each palace in the province: 7 for you. The second gets as many as the first has palaces: 4 for { $p1 }. The third gets what the second has: 2. Being second to a strong one pays.
    .title = Seven, four, two
china-lesson-provinces-equal = Qi has five spaces. { $p2 } has 2 palaces there, you have 1. Build the last one and draw level.
    .title = A tie
china-lesson-provinces-shared = Both of you are first and get 5 points each. { $p3 } comes next and gets 2, as many as the first have palaces. Provinces that are not full are scored at the end in the same way.
    .title = Nobody loses by a tie

## Roads
china-lesson-roads = Roads, and the end
china-lesson-roads-chain = Four or more palaces of yours in a row, joined by roads, are a chain: one point for each at the end. Here you have four.
    .title = Palaces on one road
china-lesson-roads-close = The road goes on into Shu. Shu is red, and you hold a red card.
    .title = Make it longer
china-lesson-roads-branch = Five in a row are 5 points. The palace in the south-west of Ch’in stands on a branch: a chain goes only one way, so it does not count.
    .title = A branch does not count
china-lesson-roads-end = The pile is gone through twice; when it is empty the second time, the last turns are played. Then come the provinces that are not full, the alliances and the roads. Most points win.
    .title = How it ends
