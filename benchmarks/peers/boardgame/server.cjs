/* A room of boardgame.io with a board of Castello's size: `node server.cjs PORT [FOLDER]`, in memory or with its flat files.
 *
 * The rules are nearly free: a pawn steps to a free place next to it. Castello's are not, so this favours the peer.
 */
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const WIDTH = 21;
const HEIGHT = 15;

function setup() {
  const cells = Array(WIDTH * HEIGHT).fill(null);
  for (let y = 1; y < HEIGHT - 1; y += 1)
    for (const x of [0, 1, 2]) {
      cells[y * WIDTH + x] = '0';
      cells[y * WIDTH + WIDTH - 1 - x] = '1';
    }
  return { cells };
}

function step({ G, playerID }, from, to) {
  const [fx, tx] = [from % WIDTH, to % WIDTH];
  const [fy, ty] = [Math.floor(from / WIDTH), Math.floor(to / WIDTH)];
  if (G.cells[from] !== playerID || G.cells[to] !== null) return 'INVALID_MOVE';
  if (Math.max(Math.abs(fx - tx), Math.abs(fy - ty)) !== 1) return 'INVALID_MOVE';
  G.cells[to] = playerID;
  G.cells[from] = null;
  return undefined;
}

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [{ name: 'steps', setup, moves: { step }, turn: { minMoves: 1, maxMoves: 1 } }],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run(Number(port));
