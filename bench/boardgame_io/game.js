// A plain game of four merchants for boardgame.io, so that its server has work of the kind that
// ours has: turns, moves that are checked, a hidden deck and hidden hands, a state of some
// kilobytes. The rules are as simple as they can be; a game has as many turns as one likes.

const { INVALID_MOVE } = require("boardgame.io/core");

const GOODS = ["rice", "fish", "spice", "vegetables", "tea"];
const JUNKS = ["purple", "brown", "white", "grey", "orange"];
const DECK = 60;
const HOLD = 12; // strips that a junk shows
const HAND = 5;

function card(number) {
  const good = GOODS[number % GOODS.length];
  return { id: `c${number}`, good, count: 1 + (number % 3), price: 2 + (number % 4) };
}

function newPlayer(id) {
  const goods = Object.fromEntries(GOODS.map((good) => [good, 3]));
  return { name: `Merchant ${id}`, money: 5, goods, crates: JUNKS.map(() => 0), sold: 0 };
}

function newHand(deck) {
  return { cards: deck.splice(0, HAND) };
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: DECK }, (_, number) => card(number)));
  const ids = Array.from({ length: ctx.numPlayers }, (_, id) => String(id));
  return {
    junks: JUNKS.map((name, index) => ({
      name,
      pile: { good: GOODS[index], count: 12 },
      hold: Array.from({ length: HOLD }, (_, strip) => ({ owner: ids[strip % ids.length], crates: 1 })),
      merchant: null,
    })),
    market: GOODS.map((good) => ({ good, price: 3, wanted: 2 })),
    scores: Object.fromEntries(ids.map((id) => [id, newPlayer(id)])),
    players: Object.fromEntries(ids.map((id) => [id, newHand(deck)])),
    secret: { deck },
  };
}

function take({ G, playerID }, junk) {
  const pile = G.junks[junk]?.pile;
  if (!pile || pile.count < 1) return INVALID_MOVE;
  pile.count -= 1;
  G.scores[playerID].goods[pile.good] += 1;
  return undefined;
}

function load({ G, playerID }, junk) {
  const ship = G.junks[junk];
  if (!ship) return INVALID_MOVE;
  ship.hold.push({ owner: playerID, crates: 1 + (ship.hold.length % 4) });
  ship.merchant = playerID;
  if (ship.hold.length > HOLD) {
    ship.hold.shift();
    ship.pile.count = 12;
  }
  JUNKS.forEach((_, index) => {
    const own = G.junks[index].hold.filter((strip) => strip.owner === playerID);
    G.scores[playerID].crates[index] = own.reduce((sum, strip) => sum + strip.crates, 0);
  });
  return undefined;
}

function sell({ G, playerID }, good) {
  const line = G.market.find((one) => one.good === good);
  const score = G.scores[playerID];
  if (!line || score.goods[good] < 1) return INVALID_MOVE;
  score.goods[good] -= 1;
  score.money += line.price;
  score.sold += 1;
  line.price = line.price > 1 ? line.price - 1 : 6;
  return undefined;
}

function play({ G, playerID, random }, index) {
  const hand = G.players[playerID].cards;
  const played = hand[index];
  if (!played) return INVALID_MOVE;
  hand.splice(index, 1);
  G.scores[playerID].goods[played.good] += played.count;
  G.secret.deck.push(played);
  G.secret.deck = random.Shuffle(G.secret.deck);
  hand.push(G.secret.deck.pop());
  return undefined;
}

// What a player may do, from what they see: boardgame.io has no such list of its own.
function choices(G, playerID) {
  const found = [];
  G.junks.forEach((junk, index) => {
    if (junk.pile.count > 0) found.push(["take", index]);
    found.push(["load", index]);
  });
  for (const good of GOODS) if (G.scores[playerID].goods[good] > 0) found.push(["sell", good]);
  G.players[playerID].cards.forEach((_, index) => found.push(["play", index]));
  return found;
}

// The own hand, everything that is open, not the deck.
function playerView({ G, playerID }) {
  const { secret, players, ...open } = G;
  return { ...open, players: playerID === null ? {} : { [playerID]: players[playerID] } };
}

const game = {
  name: "merchants",
  setup,
  moves: { take, load, sell, play },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 4,
  maxPlayers: 4,
  playerView,
};

module.exports = { game, choices };
