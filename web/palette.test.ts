import { describe, expect, it } from 'vitest';
import palette from '../src/castelude/palette.json';
import { paletteCss } from './palette';
import tokens from './src/design/tokens.css?raw';

describe('theme colours', () => {
  const [day = '', night = ''] = paletteCss(palette).split(":root[data-theme='night']");

  it.each([
    ['day', day],
    ['night', night],
  ] as const)('are those of the palette by %s', (theme, css) => {
    const { inks, seats } = palette.themes[theme];
    for (const [name, colour] of Object.entries(inks)) expect(css).toContain(`--${name}: ${colour};`);
    for (const [name, colour] of Object.entries(seats)) expect(css).toContain(`--seat-${name}: ${colour};`);
  });

  it('stand further apart where contrast is asked for', () => {
    for (const theme of ['day', 'night'] as const) {
      const { inks, seats } = palette.contrast[theme];
      for (const name of Object.keys(inks)) expect(palette.themes[theme].inks).toHaveProperty(name);
      for (const name of Object.keys(seats)) expect(palette.themes[theme].seats).toHaveProperty(name);
    }
    expect(day).toContain(`:root[data-contrast] {\n  --linen: ${palette.contrast.day.inks.linen};`);
  });

  it('come from the build', async () => {
    const { default: built } = (await import('virtual:palette.css?inline')) as { default: string };
    expect(built).toContain(`--seat-red: ${palette.themes.day.seats.red};`);
  });

  it('are written nowhere else', () => {
    for (const name of Object.keys(palette.themes.night.inks)) expect(tokens).not.toContain(`--${name}:`);
    expect(tokens).not.toMatch(/--seat-[a-z]+:|#[0-9a-f]{3,6}\b/i);
  });
});
