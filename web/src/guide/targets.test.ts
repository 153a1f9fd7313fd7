import { describe, expect, it } from 'vitest';
import { distance } from './targets';

const PANE = { top: 300, bottom: 700 };
const at = (top: number, height = 40): { top: number; bottom: number } => ({ top, bottom: top + height });

describe('how far a board scrolls to what is asked for', () => {
  it('stays where everything is in sight, or nothing is asked for', () => {
    expect(distance(PANE, [at(310), at(640)])).toBe(0);
    expect(distance(PANE, [])).toBe(0);
  });
  it('goes up or down just far enough', () => {
    expect(distance(PANE, [at(200), at(500)])).toBe(-108);
    expect(distance(PANE, [at(500), at(800)])).toBe(148);
  });
  it('shows the first ones and what has room beside them', () => {
    expect(distance(PANE, [at(100), at(200), at(690)])).toBe(-208);
    expect(distance(PANE, [at(690), at(800), at(100)])).toBe(148);
  });
  it('begins at the top of what is higher than the pane', () => {
    expect(distance(PANE, [at(400, 600)])).toBe(92);
    expect(distance(PANE, [at(100, 900)])).toBe(-208);
  });
});
