/** Drawings as SVG markup, for pictures that others draw: every part is a drawing of its own, used by its id. */
import { shapesOf, withTones, type Drawings, type Shape } from './shapes';

/** Markup by name; the id of a drawing is `GAME-NAME`. */
export type Sheet = Record<string, string>;

/** Add a drawing to a sheet, with the parts it is made of. */
export function define(sheet: Sheet, game: string, name: string, text: string, parts: Drawings = {}): void {
  if (name in sheet) return;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const content = lines.map((line) => {
    const [drawn = '', transform] = line.split(' @');
    if (!drawn.startsWith('='))
      return shapesOf(drawn)
        .map((shape) => pathOf(shape, transform))
        .join('');
    const [part = '', ...tones] = drawn.slice(1).split(' ');
    const id = ['part', part, ...tones].join('-');
    define(sheet, game, id, withTones(parts[part] ?? '', tones), parts);
    return `<use href="#${game}-${id}"${transform ? ` transform="${transform}"` : ''}/>`;
  });
  const ends = lines.some((line) => line.includes('/'))
    ? ' stroke-linecap="round" stroke-linejoin="round"'
    : '';
  sheet[name] = `<g id="${game}-${name}"${ends}>${content.join('')}</g>`;
}

function pathOf({ d, fill, stroke, width, opacity }: Shape, transform: string | undefined): string {
  const attributes = { d, fill, stroke, 'stroke-width': width, opacity, transform };
  return `<path${Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`;
}
