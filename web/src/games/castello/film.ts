/** A short film for the home page: a few turns around the middle, drawn once and played in a loop. */
import type { View } from '../../lib/wire';

const CASTLES = ['F13', 'F3', 'G8', 'I12', 'I4', 'K8', 'M12', 'M4', 'O8', 'P13', 'P3'];
const START = {
  red: [
    'D4',
    'D8',
    'D11',
    'F9',
    'F6',
    'H8',
    'I9',
    'J6',
    'K9',
    'L7',
    'N8',
    'O9',
    'N6',
    'B2',
    'B5',
    'B8',
    'B12',
    'B14',
  ],
  black: [
    'K7',
    'L10',
    'M8',
    'M6',
    'N11',
    'P9',
    'Q7',
    'R5',
    'R11',
    'S8',
    'J11',
    'T2',
    'T5',
    'T8',
    'T12',
    'T14',
  ],
};

/** Each turn: the cells of the moving pawn, the pawn it takes, the castle that falls. */
const TURNS: { seat: 0 | 1; way: string[]; takes?: string; castle?: string }[] = [
  { seat: 0, way: ['L7', 'J7'], takes: 'K7' },
  { seat: 1, way: ['Q7', 'P7'] },
  { seat: 0, way: ['N6', 'O7'], castle: 'O8' },
  { seat: 1, way: ['L10', 'J8'], takes: 'K9' },
  { seat: 0, way: ['I9', 'K7'], takes: 'J8' },
  { seat: 1, way: ['R11', 'Q10'] },
];

function play(): { views: View[]; lately: string[][] } {
  let red = [...START.red];
  let black = [...START.black];
  let castles = CASTLES;
  const captured: [string[], string[]] = [[], []];
  const pawns: [number, number] = [3, 4];
  const views: View[] = [];
  const lately: string[][] = [];
  const shoot = (): void => {
    views.push({
      red,
      black,
      castles,
      unmoved: [...red, ...black].filter((cell) => /^[ABTU]/.test(cell)),
      captured_castles: [[...captured[0]], [...captured[1]]],
      captured_pawns: [...pawns],
      chain: null,
      seat: null,
    });
  };
  shoot();
  lately.push([]);
  for (const { seat, way, takes, castle } of TURNS) {
    const [from = '', to = ''] = way;
    const move = (cells: string[]): string[] => cells.map((cell) => (cell === from ? to : cell));
    [red, black] = seat === 0 ? [move(red), black] : [red, move(black)];
    if (takes) {
      red = red.filter((cell) => cell !== takes);
      black = black.filter((cell) => cell !== takes);
      pawns[seat] += 1;
    }
    if (castle) {
      castles = castles.filter((cell) => cell !== castle);
      captured[seat].push(castle);
    }
    shoot();
    lately.push([`${from}-${to}`]);
  }
  return { views, lately };
}

export const film = play();
