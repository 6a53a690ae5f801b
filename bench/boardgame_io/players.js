// The load generator for boardgame.io, with the same orders and figures as bench/players.py:
//   node players.js PORT GAME PACE
// Every seat has credentials and a socket of its own. boardgame.io does not answer a move: it is
// timed until the last of the four sockets has got the new state.

const readline = require("node:readline");
const { io } = require("socket.io-client");
const { choices } = require("./game.js");

const [port, name, pace] = process.argv.slice(2);
const address = `http://127.0.0.1:${port}`;
const SEATS = 4;
const AT_ONCE = 8;
const IDLE_WAIT = 1000;

const tables = [];
const idle = [];
let paused = [];
let left = 0; // decisions that may still be made
let active = 0; // the tables after so many rest
let figures;

function newFigures() {
  figures = { updates: [], bytes: 0, messages: 0 };
}

function told() {
  const bytes = figures.bytes / Math.max(1, figures.messages);
  const { updates, messages } = figures;
  return { moves: updates.length, answers: [], updates, refused: 0, update_bytes: bytes, messages };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const one = (list) => list[Math.floor(Math.random() * list.length)];

async function post(path, body) {
  const answer = await fetch(`${address}/games/${name}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function connect() {
  return io(`${address}/${name}`, { transports: ["websocket"], forceNew: true, reconnection: false });
}

class Table {
  constructor(number) {
    this.number = number;
    this.sockets = [];
    this.states = Array(SEATS).fill(null);
    this.credentials = [];
    this.sent = 0;
    this.waiting = true; // for everybody to hear of what comes after this state
    this.decidedAt = -1;
  }

  async sitDown() {
    this.id = (await post("create", { numPlayers: SEATS })).matchID;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const wish = { playerID: String(seat), playerName: `Guest ${seat}` };
      this.credentials.push((await post(`${this.id}/join`, wish)).playerCredentials);
    }
    await Promise.all(this.credentials.map((_, seat) => this.open(seat)));
  }

  open(seat) {
    const socket = connect();
    this.sockets[seat] = socket;
    socket.on("update", (matchID, state) => this.hear(seat, state));
    // The size of what comes in, as it is on the wire.
    socket.io.engine.on("message", (data) => {
      if (typeof data === "string" && data.includes('"update"')) {
        figures.bytes += Buffer.byteLength(data);
        figures.messages += 1;
      }
    });
    socket.on("disconnect", () => fail("a socket was closed"));
    return new Promise((resolve) => {
      socket.on("sync", (matchID, info) => {
        this.hear(seat, info.state);
        resolve();
      });
      socket.on("connect", () => {
        socket.emit("sync", this.id, String(seat), this.credentials[seat], SEATS);
      });
    });
  }

  hear(seat, state) {
    const now = performance.now();
    this.states[seat] = state;
    const complete = this.states.every((one) => one !== null && one._stateID > this.decidedAt);
    if (!this.waiting || !complete) return;
    this.waiting = false;
    if (this.sent) figures.updates.push(now - this.sent);
    nextTurn(this);
  }

  decide() {
    if (this.number >= active || left <= 0) {
      paused.push(this);
      return;
    }
    left -= 1;
    const seat = Number(this.states[0].ctx.currentPlayer);
    const state = this.states[seat];
    const [type, ...args] = one(choices(state.G, String(seat)));
    const credentials = this.credentials[seat];
    const payload = { type, args, playerID: String(seat), credentials };
    this.waiting = true;
    this.decidedAt = state._stateID;
    this.sent = performance.now();
    const move = { type: "MAKE_MOVE", payload };
    this.sockets[seat].emit("update", move, state._stateID, this.id, String(seat));
  }
}

function nextTurn(table) {
  const wait = pace * 1000 * (0.5 + Math.random());
  if (wait > 0) setTimeout(() => table.decide(), wait);
  else setImmediate(() => table.decide());
}

function go(playing, decisions) {
  active = playing;
  left = decisions;
  const waiting = paused;
  paused = [];
  waiting.forEach(nextTurn);
}

async function setUp(wanted) {
  while (tables.length < wanted) {
    const length = Math.min(AT_ONCE, wanted - tables.length);
    const made = Array.from({ length }, (_, index) => new Table(tables.length + index));
    tables.push(...made);
    await Promise.all(made.map((table) => table.sitDown()));
  }
  return {};
}

async function measure(playing, seconds) {
  go(playing, Number.POSITIVE_INFINITY);
  newFigures();
  const spent = process.cpuUsage();
  await pause(seconds * 1000);
  const { user, system } = process.cpuUsage(spent);
  return { ...told(), over: 0, generator: (user + system) / 1e6 / seconds };
}

async function moves(wanted) {
  newFigures();
  go(tables.length, wanted);
  while (figures.updates.length < wanted) await pause(10);
  return told();
}

async function watch(sockets) {
  for (let number = 0; number < sockets; number += 1) {
    const socket = connect();
    const table = tables[number % tables.length];
    await new Promise((resolve) => {
      socket.on("sync", resolve);
      socket.on("connect", () => socket.emit("sync", table.id, null, undefined, SEATS));
    });
    idle.push(socket);
  }
  await pause(IDLE_WAIT);
  return {};
}

async function keep(wanted) {
  for (let number = 0; number < wanted; number += 1) {
    const { matchID } = await post("create", { numPlayers: SEATS });
    for (let seat = 0; seat < SEATS; seat += 1) {
      await post(`${matchID}/join`, { playerID: String(seat), playerName: `Guest ${seat}` });
    }
  }
  return {};
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const ORDERS = {
  tables: (wish) => setUp(wish.tables),
  measure: (wish) => measure(wish.tables, wish.seconds),
  moves: (wish) => moves(wish.moves),
  pause: async () => {
    left = 0;
    return {};
  },
  sockets: (wish) => watch(wish.sockets),
  keep: (wish) => keep(wish.tables),
};

async function main() {
  newFigures();
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const wish = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(await ORDERS[wish.do](wish))}\n`);
  }
  process.exit(0);
}

main().catch((error) => fail(error.stack));
