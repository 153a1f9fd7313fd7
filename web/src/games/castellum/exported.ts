/** What the server draws Castellum's pictures with: places, roofs, fortifications, units, angels, workers, signs. */
import { define, type Sheet } from '../../art/markup';
import type { Drawings } from '../../art/shapes';
import { ALIKE, figureParts, GABIONS_TEXT, PEOPLE, unitText, type Arm } from './art/figures';
import { BY_STRENGTH, fortParts } from './art/forts';
import { PLACE_TEXTS, placeParts, ROOFS_TEXT } from './art/places';
import { glyphs } from './glyphs';
import { YEARS } from './view';

const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];
const INK = 'stroke-linecap="round" stroke-linejoin="round"';
const edged = (fill: string, edge: string, width: number): string =>
  `fill="${fill === 'none' ? fill : `var(--castellum-${fill})`}" stroke="var(--castellum-${edge})" stroke-width="${width}"`;
/** How Glyph.svelte paints each look; ink is the colour of the place where a sign is used. */
const LOOKS: Readonly<Record<string, string>> = {
  ink: 'fill="currentColor"',
  line: 'fill="none" stroke="currentColor" stroke-width="2"',
  thick: 'fill="none" stroke="currentColor" stroke-width="4.4"',
  gold: edged('gold', 'gold-edge', 1.4),
  'gold-line': edged('none', 'gold-edge', 1.4),
  rock: edged('rock', 'rock-edge', 1.4),
  'rock-line': `${edged('none', 'rock-edge', 1)} opacity=".6"`,
  wood: edged('wood', 'wood-edge', 1.4),
  ring: edged('wood-light', 'wood-edge', 1),
  halo: edged('none', 'glow-edge', 1.8),
  wing: edged('glow', 'glow-edge', 1.2),
};

/** The ground of a column, 100 by 308: the wall to 96, grass for two ranks to 204, the moat to 246, the enemy's. */
const YARD = `<g id="castellum-yard"><path fill="url(#castellum-masonry)" d="M0 0h80v40H0z" transform="translate(0 46) scale(1.25)"/><path fill="var(--castellum-grass)" d="M0 96h100v108H0z"/><path fill="var(--castellum-grass-low)" d="M0 150h100v54H0z"/><path opacity=".18" d="M0 96h100v7H0z"/><path fill="url(#castellum-turf)" d="M0 96h100v108H0z"/><path fill="url(#castellum-hedge)" d="M0 0h100v18H0z" transform="translate(0 88)"/><path fill="url(#castellum-moat)" d="M0 0h100v40H0z" transform="translate(0 206)"/><path fill="var(--p-br1)" d="M0 202h100v4H0z"/><path fill="var(--castellum-earth)" d="M0 246h100v62H0z"/><path fill="var(--castellum-earth-low)" d="M0 286h100v22H0z"/><path fill="url(#castellum-soil)" d="M0 246h100v62H0z"/><path fill="url(#castellum-camp)" d="M0 0h100v20H0z" transform="translate(0 243)"/></g>`;
/** The sky behind the wall, 100 by 96. */
const SKY =
  '<g id="castellum-sky"><path fill="var(--castellum-sky)" d="M0 0h100v96H0z"/><path fill="var(--castellum-sky-low)" d="M0 30h100v66H0z" opacity=".8"/></g>';
/** Where a troop can stand, in a box of 128 by 40. */
const FOOTPRINTS =
  '<path id="castellum-footprints" fill="none" stroke="var(--castellum-slot)" stroke-width="1.8" stroke-dasharray="4 4" d="M13 28a13 4.5 0 1 0 26 0 13 4.5 0 1 0-26 0zM47 31a13 4.5 0 1 0 26 0 13 4.5 0 1 0-26 0zM81 28a13 4.5 0 1 0 26 0 13 4.5 0 1 0-26 0z"/>';
const GLOW =
  '<radialGradient id="castellum-glow"><stop stop-color="#ffe79a" stop-opacity=".95"/><stop offset=".55" stop-color="#ffd866" stop-opacity=".45"/><stop offset="1" stop-color="#ffd866" stop-opacity="0"/></radialGradient>';

/** Parts of several files under one roof: those of each file have its name before their own. */
function named(file: string, parts: Drawings): Drawings {
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [`${file}${name}`, within(file, text)]),
  );
}
const within = (file: string, text: string): string => text.replace(/^=/gm, `=${file}`);

export function exported(): Sheet {
  const sheet: Sheet = { yard: YARD, sky: SKY, footprints: FOOTPRINTS, glow: GLOW };
  const add = (name: string, file: string, text: string, parts: Drawings): void =>
    define(sheet, 'castellum', name, within(file, text), named(file, parts));
  for (const [place, text] of Object.entries(PLACE_TEXTS)) add(place, 'city-', text, placeParts);
  add('roofs', 'city-', ROOFS_TEXT, placeParts);
  BY_STRENGTH.forEach((text, strength) => {
    add(`fort-${strength}`, 'wall-', text, fortParts);
  });
  for (const arm of ARMS)
    for (const year of YEARS)
      for (const side of ['ours', 'theirs'])
        for (let number = 0; number < (side === 'ours' ? ALIKE : 3); number++)
          add(
            `${side}-${arm}-${year}-${number}`,
            'army-',
            unitText(arm, year, side === 'ours', number),
            figureParts,
          );
  add('angel', 'town-', PEOPLE['angel'] ?? '', PEOPLE);
  add('gabions', 'town-', GABIONS_TEXT, PEOPLE);
  for (const coat of ['re', 'bl', 'gr', 'vi']) add(`worker-${coat}`, 'town-', `=worker ${coat}`, PEOPLE);
  for (const [name, drawn] of Object.entries(glyphs))
    sheet[`sign-${name}`] =
      `<g id="castellum-sign-${name}" ${INK}>${drawn.map(({ look, d }) => `<path ${LOOKS[look]} d="${d}"/>`).join('')}</g>`;
  return sheet;
}
