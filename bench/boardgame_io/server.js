// boardgame.io's server as its guide sets it up:  node server.js memory|file FOLDER
// Memory is its default store and keeps nothing; its FlatFile writes files and does not sync them.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const [store, folder] = process.argv.slice(2);
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (store === "file") options.db = new FlatFile({ dir: folder });
const server = Server(options);

// The server asks for a port and tells it in a sentence; ours reads the last line.
console.log = console.error;
server.run(0).then(({ appServer }) => {
  process.stdout.write(`open at http://127.0.0.1:${appServer.address().port}\n`);
});
