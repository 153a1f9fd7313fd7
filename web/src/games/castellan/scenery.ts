/** What grows and lives around and in the castle. It means nothing, is the same for everybody, and never hides a piece. */
import { farEnd, STEP, type Box, type Piece } from './geometry';
import type { Node, Yard } from './view';

export interface Thing {
  /** The drawing, and where its foot stands in the picture. */
  drawing: string;
  x: number;
  y: number;
}

/** Free steps between the castle and what grows on open land. */
const DISTANCE = 1;
/** How far beyond what is seen things are placed: they are larger than a cell, and the map glides. */
const BEYOND = 2;
/** What stands on open land, and how often. */
const OUTSIDE = Object.entries({
  tree: 4,
  grove: 5,
  poplar: 3,
  bush: 3,
  field: 3,
  flock: 3,
  hay: 2,
  pond: 1,
}).flatMap(([drawing, often]) => Array<string>(often).fill(drawing));
/** What is left out where steps are small. */
const TINY: readonly string[] = ['flock', 'bush', 'hay'];
const PEOPLE = ['mason', 'lady', 'farmer'] as const;
/** Of five cells of open land, so many have something. */
const DENSITY = 2;

/** A number that looks random and is always the same for a cell. */
function chance(x: number, y: number, what: number): number {
  let mixed = Math.imul(x + 71, 0x9e3779b1) ^ Math.imul(y + 37, 0x85ebca6b) ^ Math.imul(what, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function stand(drawing: string, [x, y]: Node, right: number, up: number): Thing {
  return { drawing, x: (x + right) * STEP, y: -(y + up) * STEP };
}

/** What stands around the castle where it can be seen; without what is too little where steps are not fine. */
export function onOpenLand(shown: readonly Piece[], box: Box, fine = true): Thing[] {
  const taken = new Set<string>();
  for (const piece of shown) {
    const [right, top] = farEnd(piece);
    for (let x = piece.x - DISTANCE - 1; x <= right + DISTANCE; x += 1)
      for (let y = piece.y - DISTANCE - 1; y <= top + DISTANCE; y += 1) taken.add(`${x},${y}`);
  }
  const things: Thing[] = [];
  const [west, east] = [Math.floor(box.x / STEP) - BEYOND, Math.ceil((box.x + box.width) / STEP) + BEYOND];
  const [south, north] = [
    Math.floor(-(box.y + box.height) / STEP) - BEYOND,
    Math.ceil(-box.y / STEP) + BEYOND,
  ];
  for (let x = west; x < east; x += 1) {
    for (let y = south; y < north; y += 1) {
      if (taken.has(`${x},${y}`) || chance(x, y, 1) % 5 >= DENSITY) continue;
      const drawing = OUTSIDE[chance(x, y, 2) % OUTSIDE.length] ?? 'tree';
      if (!fine && TINY.includes(drawing)) continue;
      things.push(
        stand(drawing, [x, y], 0.35 + (chance(x, y, 3) % 30) / 100, 0.3 + (chance(x, y, 4) % 20) / 100),
      );
    }
  }
  return things;
}

/** In a courtyard its banner stands on one cell; the others get a tree, a well or a garden, and people. */
export function inYard({ cell, cells }: Yard, banner: Node): Thing[] {
  const free = cells.filter(([x, y]) => x !== banner[0] || y !== banner[1]);
  const person = PEOPLE[chance(cell[0], cell[1], 5) % PEOPLE.length] ?? 'farmer';
  const things = [stand(person, banner, 0.76, 0.3)];
  free.forEach((place, index) => {
    const [x, y] = place;
    const kind = chance(x, y, 6);
    if (index === 2) things.push(stand('well', place, 0.55, 0.42));
    else if (index === 4) things.push(stand('garden', place, 0.5, 0.4));
    else if (index % 2 === 0) things.push(stand(kind % 2 ? 'tree' : 'poplar', place, 0.4, 0.4));
    if (index % 3 !== 0) things.push(stand(PEOPLE[kind % PEOPLE.length] ?? 'lady', place, 0.72, 0.3));
  });
  return things;
}
