/** What the server draws Castel's pictures with: the portraits, and the frames of small cards, 100 by 100. */
import { define, type Sheet } from '../../art/markup';
import { parts } from '../../art/parts';
import type { Zone } from './cards';
import { TEXTS } from './portraits/texts';
import { SIGNS } from './signs';

export function exported(): Sheet {
  const sheet: Sheet = {
    light:
      '<radialGradient id="castel-light" cx=".3" cy=".24" r=".6"><stop stop-color="#fff6dc" stop-opacity=".55"/><stop offset="1" stop-color="#fff6dc" stop-opacity="0"/></radialGradient>',
  };
  for (const [kind, text] of Object.entries(TEXTS)) define(sheet, 'castel', kind, text, parts);
  for (const [zone, sign] of Object.entries(SIGNS) as [Zone, string][]) {
    const [frame, window, cream] = [zone, `window-${zone}`, 'cream'].map((name) => `var(--castel-${name})`);
    sheet[`window-${zone}`] =
      `<g id="castel-window-${zone}"><path fill="${window}" d="M4 4h92v92H4z"/><path fill="url(#castel-light)" d="M4 4h92v92H4z"/></g>`;
    /* The frame hides what reaches over the window; its corner holds the sign. */
    sheet[`frame-${zone}`] =
      `<g id="castel-frame-${zone}"><path fill="${frame}" fill-rule="evenodd" d="M9-4h82q13 0 13 13v82q0 13-13 13H9q-13 0-13-13V9Q-4-4 9-4zM9 5q-4 0-4 4v82q0 4 4 4h82q4 0 4-4V9q0-4-4-4z"/><path fill="${frame}" d="M2 2h25q1 22-15 24H2z"/><path fill="${cream}" transform="translate(13 13) scale(.56)" d="${sign}"/></g>`;
  }
  return sheet;
}
