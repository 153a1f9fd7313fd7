import { describe, expect, it } from 'vitest';
import { coverOf } from './boxes';

const COVERS = import.meta.glob<string>('./covers/*.svg', { query: '?raw', import: 'default', eager: true });

describe('the covers of the boxes', () => {
  it('have lights for the night, which their address asks for', () => {
    expect(Object.keys(COVERS)).toHaveLength(4);
    for (const [file, svg] of Object.entries(COVERS)) {
      const game = file.slice('./covers/'.length, -'.svg'.length);
      expect(coverOf(game, true)).toBe(`${coverOf(game, false)}#night`);
      expect(svg).toContain('<g id="night">');
    }
  });

  it('are none of ours for another game', () => {
    expect(coverOf('heaps', true)).toBeNull();
  });
});
