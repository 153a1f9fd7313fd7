import { describe, expect, it } from 'vitest';
import { edit } from './editor';
import { view } from './testView';

const start = edit.from(
  view({ red: ['A1', 'B2'], black: ['U1'], castles: ['K8', 'I4'], unmoved: ['A1', 'U1'], actor: 1 }),
);

describe('a setup of Castello by hand', () => {
  it('says everything that the board shows, and whose turn it is', () => {
    expect(start).toMatchObject({ first: 1, red: ['A1', 'B2'], castles: ['K8', 'I4'] });
    expect(edit.shown(start, view({}))).toMatchObject({ actor: 1, red: ['A1', 'B2'], unmoved: ['A1', 'U1'] });
    expect(edit.shown({ red: ['C3'] }, view({ black: ['U1'] }))).toMatchObject({ red: ['C3'], black: [] });
  });

  it('puts a pawn in place of another, and takes it away again', () => {
    const black = edit.put(start, 'black', 'A1');
    expect(black).toMatchObject({ red: ['B2'], black: ['A1', 'U1'], unmoved: ['U1'] });
    expect(edit.put(black, 'black', 'A1')).toMatchObject({ red: ['B2'], black: ['U1'] });
    expect(edit.put(start, 'erase', 'B2')).toMatchObject({ red: ['A1'] });
    expect(edit.put(start, 'unmoved', 'A1')).toMatchObject({ unmoved: ['U1'] });
  });

  it('lets a castle stand, be captured, or be gone', () => {
    const taken = edit.put(start, 'castle-red', 'K8');
    expect(taken).toMatchObject({ castles: ['I4'], captured: { castles: [['K8'], []] } });
    const turned = edit.put(taken, 'castle-black', 'K8');
    expect(turned).toMatchObject({ captured: { castles: [[], ['K8']] } });
    expect(edit.put(turned, 'castle', 'K8')).toMatchObject({ captured: { castles: [[], []] } });
    expect(edit.put(turned, 'castle', 'K8')['castles']).toContain('K8');
    expect(edit.put(start, 'castle', 'K8')['castles']).toEqual(['I4']);
    expect(edit.put(turned, 'erase', 'K8')).toMatchObject({
      castles: ['I4'],
      captured: { castles: [[], []] },
    });
  });
});
