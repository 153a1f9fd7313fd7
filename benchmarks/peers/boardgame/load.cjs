/* The load generator for boardgame.io, with the orders and answers of benchmarks/room_load.py. */
const readline = require('node:readline');
const { io } = require('socket.io-client');

const WIDTH = 21;
const HEIGHT = 15;
const AT_ONCE = 25;
const AROUND = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y])).filter(([x, y]) => x || y);

const load = { playing: false, pause: 0, delays: [], sizes: [], refused: [], lost: 0, tables: [], port: 0 };

/** A step of a seat, chosen by chance. */
function choose(cells, seat) {
  const mine = cells.flatMap((who, place) => (who === seat ? [place] : []));
  for (;;) {
    const from = mine[Math.floor(Math.random() * mine.length)];
    const [x, y] = AROUND[Math.floor(Math.random() * AROUND.length)];
    const [tx, ty] = [(from % WIDTH) + x, Math.floor(from / WIDTH) + y];
    if (tx < 0 || ty < 0 || tx >= WIDTH || ty >= HEIGHT) continue;
    if (cells[ty * WIDTH + tx] === null) return [from, ty * WIDTH + tx];
  }
}

class Table {
  constructor(id) {
    this.id = id;
    this.untold = new Set();
    this.state = null;
    this.due = 0;
  }

  async open() {
    this.seats = [await this.sit('0'), await this.sit('1')];
  }

  sit(seat) {
    return new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${load.port}/steps`, { transports: ['websocket'], forceNew: true });
      let size = 0;
      socket.on('connect', () => {
        socket.io.engine.on('packet', (packet) => {
          size = typeof packet.data === 'string' ? packet.data.length : size;
        });
        socket.emit('sync', this.id, seat, undefined, 2);
      });
      socket.on('disconnect', () => (load.lost += 1));
      socket.on('sync', (_id, info) => {
        this.state ??= info.state;
        resolve(socket);
      });
      socket.on('update', (_id, state) => this.told(seat, state, size));
    });
  }

  act() {
    if (this.untold.size || !load.playing) return;
    const seat = this.state.ctx.currentPlayer;
    this.mover = seat;
    this.untold = new Set(['0', '1']);
    this.asked = this.state._stateID;
    this.sentAt = performance.now();
    const payload = { type: 'step', args: choose(this.state.G.cells, seat), playerID: seat };
    this.seats[Number(seat)].emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.id, seat);
  }

  told(seat, state, size) {
    if (!this.untold.delete(seat)) return;
    if (state._stateID <= this.asked) load.refused.push(this.id);
    if (seat !== this.mover && load.playing) {
      load.delays.push((performance.now() - this.sentAt) / 1000);
      load.sizes.push(size);
    }
    this.state = state._stateID > this.state._stateID ? state : this.state;
    if (this.untold.size) return;
    if (!load.pause) this.act();
    else {
      this.due += load.pause * 1000;
      setTimeout(() => this.act(), Math.max(0, this.due - performance.now()));
    }
  }
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

async function connect(count) {
  while (load.tables.length < count) {
    const begin = load.tables.length;
    const fresh = [];
    for (let k = begin; k < Math.min(count, begin + AT_ONCE); k += 1) fresh.push(new Table(`table-${k}`));
    load.tables.push(...fresh);
    await Promise.all(fresh.map((table) => table.open()));
  }
  return { sockets: 2 * load.tables.length };
}

async function play({ seconds, rate }) {
  Object.assign(load, { delays: [], sizes: [], refused: [], playing: true });
  load.pause = rate ? load.tables.length / rate : 0;
  const begin = performance.now();
  const cpu = process.cpuUsage();
  load.tables.forEach((table, number) => {
    const late = (load.pause * 1000 * number) / load.tables.length;
    table.due = begin + late;
    setTimeout(() => table.act(), late);
  });
  await wait(seconds * 1000);
  load.playing = false;
  const used = process.cpuUsage(cpu);
  const taken = (performance.now() - begin) / 1000;
  while (load.tables.some((table) => table.untold.size)) await wait(10);
  return {
    moves: load.delays.length,
    seconds: taken,
    load_cpu: (used.user + used.system) / 1e6,
    delays: sorted(load.delays),
    sizes: sorted(load.sizes),
    over: 0,
    lost: load.lost,
    refused: load.refused.slice(0, 3),
  };
}

async function run() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  load.port = JSON.parse((await lines.next()).value).port;
  for await (const line of lines) {
    const order = JSON.parse(line);
    const answer = 'connect' in order ? await connect(order.connect) : await play(order.play);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.exit(0);
}

run();
