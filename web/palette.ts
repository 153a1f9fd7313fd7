/** The theme colours at build time: `virtual:palette.css` holds those of src/castelude/palette.json as tokens. */
import type { Plugin } from 'vite';

interface Theme {
  inks: Readonly<Record<string, string>>;
  seats: Readonly<Record<string, string>>;
}
export interface Palette {
  themes: { day: Theme; night: Theme };
  /** What the themes have in place of these where more contrast is asked for. */
  contrast: { day: Theme; night: Theme };
}

const MODULE = 'virtual:palette.css';
const RESOLVED = '/@palette.css';

/** `--INK` for every ink, `--seat-NAME` for every colour of a seat, by day and by night. */
export function paletteCss({ themes, contrast }: Palette): string {
  const rule = (selector: string, { inks, seats }: Theme): string => {
    const colours = [
      ...Object.entries(inks),
      ...Object.entries(seats).map(([name, colour]) => [`seat-${name}`, colour] as const),
    ];
    return `${selector} {\n${colours.map(([name, colour]) => `  --${name}: ${colour};\n`).join('')}}\n`;
  };
  return (
    rule(':root', themes.day) +
    rule(':root[data-contrast]', contrast.day) +
    rule(":root[data-theme='night']", themes.night) +
    rule(":root[data-theme='night'][data-contrast]", contrast.night)
  );
}

export function paletteTokens(): Plugin {
  let file = '';
  return {
    name: 'palette-tokens',
    configResolved: ({ root }) => void (file = `${root}/../src/castelude/palette.json`),
    resolveId: (id) => (id === MODULE || id === `${MODULE}?inline` ? id.replace(MODULE, RESOLVED) : null),
    async load(id) {
      if (id.replace(/\?.*$/, '') !== RESOLVED) return null;
      this.addWatchFile(file);
      return paletteCss(JSON.parse(await this.fs.readFile(file, { encoding: 'utf8' })) as Palette);
    },
  };
}
