// boardgame.io's server as its guide sets it up:
//   node server.js memory|file|postgres WHERE
// Memory is its default store and keeps nothing; its FlatFile writes files into a folder and does
// not sync them; PostgreSQL, by its community's store, is found in a folder of sockets.

const { PostgresStore } = require("bgio-postgres");
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const CONNECTIONS = 10;

const [store, where] = process.argv.slice(2);
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (store === "file") options.db = new FlatFile({ dir: where });
if (store === "postgres") {
  const found = { host: where, username: "postgres", database: "postgres" };
  options.db = new PostgresStore({ ...found, logging: false, pool: { max: CONNECTIONS } });
}
const server = Server(options);

// The server asks for a port and tells it in a sentence; ours reads the last line.
console.log = console.error;
server.run(0).then(({ appServer }) => {
  process.stdout.write(`open at http://127.0.0.1:${appServer.address().port}\n`);
});
