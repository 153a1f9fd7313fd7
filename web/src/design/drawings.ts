/**
 * Drawings that a page holds once, for every board on it to use by id (`<use href="#castello-red">`).
 *
 * A game keeps them in an SVG file of its folder, imported with `?raw`. Gradients take the game's tokens from the class of
 * the sheet, so a game's style sheet must name them on that class; what is inherited (`--fine`) comes from where a drawing
 * is used. No `style` attributes: the page's policy refuses them.
 */
const held = new Set<string>();

/** Put a sheet of drawings on the page; its class and the prefix of its ids is the game's name. */
export function hold(game: string, sheet: string): void {
  if (held.has(game)) return;
  held.add(game);
  const svg = parsed(sheet);
  svg.setAttribute('class', `drawings ${game}`);
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
}

/** The drawing that an SVG file holds, for this page. */
export function parsed(file: string): Element {
  return document.importNode(new DOMParser().parseFromString(file, 'image/svg+xml').documentElement, true);
}
