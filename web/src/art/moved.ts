/**
 * Paths moved, turned and scaled in their numbers instead of by an attribute.
 *
 * A browser keeps a node for every transformed element and goes through all of them in every frame in which something
 * changes: a siege of Castellum had more than a thousand.
 */
type Matrix = readonly [a: number, b: number, c: number, d: number, x: number, y: number];

const STILL: Matrix = [1, 0, 0, 1, 0, 0];
/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  A: 7,
  Z: 0,
};
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)/gi;
const STEP = /(translate|scale|rotate)\(([^)]*)\)/g;

/** What a list of `translate`, `scale` and `rotate` does. Ellipses can be scaled unevenly only before they are turned. */
export function matrixOf(transform: string): Matrix {
  let found = STILL;
  for (const [, kind, numbers = ''] of transform.matchAll(STEP)) {
    const [one = 0, two, three = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') found = times(found, [1, 0, 0, 1, one, two ?? 0]);
    else if (kind === 'scale') found = times(found, [one, 0, 0, two ?? one, 0, 0]);
    else found = times(found, turned((one * Math.PI) / 180, two ?? 0, three));
  }
  return found;
}

/** Turned about a point. */
function turned(angle: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function times([a, b, c, d, x, y]: Matrix, [e, f, g, h, u, v]: Matrix): Matrix {
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
}

/** By how much lines grow. */
export const growth = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** The path where the matrix puts it, in absolute commands. */
export function moved(path: string, [a, b, c, d, dx, dy]: Matrix): string {
  const tokens = path.match(TOKEN) ?? [];
  const found: string[] = [];
  let [x, y, startX, startY, command, at] = [0, 0, 0, 0, '', 0];
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toUpperCase();
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
    const numbers = tokens.slice(at, (at += TAKES[kind] ?? 0)).map(Number);
    if (kind === 'Z') {
      [x, y] = [startX, startY];
      found.push('Z');
      continue;
    }
    const radii = kind === 'A' ? numbers.splice(0, 5) : [];
    if (kind === 'H') numbers.push(command === kind ? y : 0);
    if (kind === 'V') numbers.unshift(command === kind ? x : 0);
    const points: number[] = [];
    for (let nth = 0; nth < numbers.length; nth += 2) {
      [x, y] = [fromX + (numbers[nth] ?? 0), fromY + (numbers[nth + 1] ?? 0)];
      points.push(a * x + c * y + dx, b * x + d * y + dy);
    }
    if (kind === 'M') [startX, startY] = [x, y];
    found.push(
      (kind === 'H' || kind === 'V' ? 'L' : kind) +
        [...arc(radii, [a, b, c, d, 0, 0]), ...points].map(short).join(' '),
    );
  }
  return found.join('');
}

/** The first five numbers of an arc: radii, angle, which way round. */
function arc([rx, ry = 0, turn = 0, large = 0, sweep = 0]: number[], [a, b, c, d]: Matrix): number[] {
  if (rx === undefined) return [];
  const mirrored = a * d < b * c;
  const angle = (Math.atan2(b, a) * 180) / Math.PI + (mirrored ? -turn : turn);
  return [rx * Math.hypot(a, b), ry * Math.hypot(c, d), angle, large, mirrored ? 1 - sweep : sweep];
}

const short = (number: number): string => `${Math.round(number * 100) / 100}`;
