import { describe, expect, it } from 'vitest';
import { Composer } from '../../boards/composer.svelte';
import { readOffer, readOffers } from '../../boards/offers';
import forms from '../forms.cases.json';
import { cellsOf, MANNER, moveOf, partsOfCell, path, targetOf } from './moves';
import { view as testView } from './testView';

const FORMS = forms.castello;

describe('moves', () => {
  it('are read off the parts of actions', () => {
    expect(moveOf(readOffer(FORMS, 'E4-F5'))).toEqual({ from: 'E4', to: 'F5' });
    expect(moveOf(readOffer(FORMS, 'stop'))).toBeNull();
    expect(moveOf(null)).toBeNull();
    expect(cellsOf(['from:E2', 'to:C2', 'do:stop', 'from:B5'], 'from')).toEqual(new Set(['E2', 'B5']));
  });

  it('say whether they step, hop or capture', () => {
    const view = testView({ red: ['E4', 'F4'], black: ['E5'] });
    expect(targetOf(view, 'E4', 'D4')).toEqual({ cell: 'D4', manner: 'step', victim: null });
    expect(targetOf(view, 'E4', 'C4')).toEqual({ cell: 'C4', manner: 'step', victim: null });
    expect(targetOf(view, 'E4', 'G4')).toEqual({ cell: 'G4', manner: 'hop', victim: null });
    expect(targetOf(view, 'E4', 'E6')).toEqual({ cell: 'E6', manner: 'take', victim: 'E5' });
  });

  it('are joined to the path of a turn', () => {
    expect(path(readOffers(FORMS, ['E4-E2', 'E2-C2', 'stop']))).toEqual(['E4', 'E2', 'C2']);
    expect(path(readOffers(FORMS, ['E4-E2', 'A1-B1']))).toEqual(['A1', 'B1']);
  });
});

describe('putting a move together', () => {
  function moving(options: string[], hopping = false) {
    const sent: string[] = [];
    const offers = readOffers(FORMS, options);
    const composer = new Composer(
      () => ({ offers, forms: FORMS, canAct: true, answering: hopping }),
      (action) => sent.push(action),
      MANNER,
    );
    return { sent, composer, choose: (cell: string) => composer.point(...partsOfCell(cell)) };
  }

  it('chooses a pawn and sends it', () => {
    const { choose, composer, sent } = moving(['B5-C5', 'B6-C6']);
    choose('B5');
    expect(composer.picked).toEqual(['from:B5']);
    choose('B6');
    expect(composer.picked).toEqual(['from:B6']);
    choose('C6');
    expect(sent).toEqual(['B6-C6']);
  });

  it('asks about what is not possible, at that spot', () => {
    const { choose, composer, sent } = moving(['B5-C5']);
    choose('K8');
    choose('A1');
    expect(sent).toEqual(['K8-J8', 'A1-B1']);
    choose('B5');
    choose('F5');
    expect(sent.at(-1)).toBe('B5-F5');
    expect(composer.spot).toBe('from:F5');
    composer.clear();
    expect(composer.spot).toBeNull();
  });

  it('asks why a pawn cannot be put upon another one, and keeps it in hand', () => {
    const { composer, sent } = moving(['B5-C5', 'B6-C6']);
    composer.hold('from:B5');
    composer.point('to:B6');
    expect([sent, composer.spot, composer.picked]).toEqual([['B5-B6'], 'to:B6', ['from:B5']]);
  });

  it('goes on with the hopping pawn without choosing it', () => {
    const { choose, composer, sent } = moving(['E2-C2', 'stop'], true);
    expect(composer.now.chosen).toEqual(['from:E2']);
    choose('E2');
    choose('C2');
    expect(sent).toEqual(['E2-C2']);
  });
});
