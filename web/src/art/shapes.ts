import { growth, matrixOf, moved } from './moved';

/** Drawings as text: one shape a line, in the tones of `paint.css`.
 *
 *   go1 M0 0h9z            a path filled with the tone `go1`
 *   go/6 M0 0h9            a line 6 wide, with round ends
 *   wh*.5 o 10 20 4        circles (x y r, repeated) at half opacity
 *   st e 10 20 6 3         ellipses (x y rx ry, repeated)
 *   go M0 0h9z @rotate(9)  moved, turned or scaled, which changes the path itself
 *   =face ta br @…         another drawing, whose tones `A`, `B` and `C` are `ta`, `br` and so on
 */
export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  width?: string;
  opacity?: string;
}
export type Drawings = Readonly<Record<string, string>>;

const TONE = /^([a-z]+\d?)(?:\/([\d.]+))?(?:\*([\d.]+))?$/;

export function shapesOf(text: string, parts: Drawings = {}, where = ''): Shape[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line): Shape[] => {
      const [drawn = '', transform = ''] = line.trim().split(' @');
      const there = `${where} ${transform}`.trim();
      if (!drawn.startsWith('=')) return [shapeOf(drawn, there)];
      const [name = '', ...tones] = drawn.slice(1).split(' ');
      const part = parts[name];
      if (part === undefined) throw new Error(`no part ${name}`);
      return shapesOf(withTones(part, tones), parts, there);
    });
}

/** The text of a part with its tones put in: `A1` becomes `ta1` where A is `ta`. */
export function withTones(part: string, tones: readonly string[]): string {
  return part
    .split('\n')
    .map((line) =>
      line.trim().startsWith('=')
        ? line.replace(/(?<= )[ABC](?=\d?( |$))/g, (letter) => tones['ABC'.indexOf(letter)] ?? letter)
        : line.trim().replace(/^[ABC]/, (letter) => tones['ABC'.indexOf(letter)] ?? letter),
    )
    .join('\n');
}

function shapeOf(line: string, where: string): Shape {
  const space = line.indexOf(' ');
  const [, tone, width, opacity] = TONE.exec(line.slice(0, space)) ?? [];
  if (!tone) throw new Error(`no tone in ${line}`);
  const paint = `var(--p-${tone})`;
  const matrix = where ? matrixOf(where) : null;
  const d = outline(line.slice(space + 1));
  return {
    d: matrix ? moved(d, matrix) : d,
    fill: width ? 'none' : paint,
    ...(width ? { stroke: paint, width: matrix ? `${+(+width * growth(matrix)).toFixed(2)}` : width } : {}),
    ...(opacity ? { opacity } : {}),
  };
}

function outline(geometry: string): string {
  const [kind, ...rest] = geometry.split(' ');
  if (kind !== 'o' && kind !== 'e') return geometry;
  const numbers = rest.map(Number);
  const found: string[] = [];
  const step = kind === 'o' ? 3 : 4;
  for (let at = 0; at < numbers.length; at += step) {
    const [x = 0, y = 0, rx = 0, ry = rx] = numbers.slice(at, at + step);
    found.push(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`);
  }
  return found.join('');
}
