import { describe, expect, it } from 'vitest';
import { Building, type BuildingInput } from './building.svelte';
import { FORMS, piece, piecesIn, point, read, yard } from './testView';

function hand(
  options: string[],
  part: Partial<BuildingInput> = {},
): { building: Building; wishes: string[] } {
  const wishes: string[] = [];
  const input: BuildingInput = {
    offers: read(options),
    forms: FORMS,
    canAct: true,
    back: new Map(),
    laid: [],
    yards: [],
    ...part,
  };
  const building = new Building(() => input, {
    act: (action) => wishes.push(action),
    takeBack: (steps) => wishes.push(`back ${steps}`),
  });
  building.touch = false;
  return { building, wishes };
}

describe('building', () => {
  it('happens where one points, and asks why not elsewhere', () => {
    const { building, wishes } = hand(['T1,0', 'S0,0N', 'L0,0N']);
    building.hover(point(1, 0));
    expect([building.ghost, building.wished]).toEqual([piece('T1,0'), 'T1,0']);
    building.click(point(1, 0), false);
    building.hold('L');
    building.click(point(0, 1), false);
    expect(building.composer.spot).toBeNull();
    building.click(point(5, 5.1), false);
    expect(wishes).toEqual(['T1,0', 'L0,0N', 'T5,5']);
    expect([building.composer.spot, building.asked]).toEqual(['node:5,5', piece('T5,5')]);
  });

  it('asks about the kind in hand where only another one has a place', () => {
    const { building, wishes } = hand(['S0,0N', 'L0,0N', 'L3,3N']);
    building.click(point(3, 3.6), false);
    expect([wishes, building.composer.spot]).toEqual([['S3,3N'], 'edge:3,3N']);
  });

  it('goes on with the kind of wall that was built last', () => {
    const { building, wishes } = hand(['S0,0N', 'L0,0N']);
    expect(building.held).toEqual(['S']);
    building.press('edge:9,9N');
    building.build(piece('L0,0N'));
    expect([building.held, wishes]).toEqual([['L'], ['L0,0N']]);
  });

  it('drops a piece where it can lie, and asks why not elsewhere', () => {
    const { building, wishes } = hand(['T1,0', 'S0,0N']);
    building.drop(null);
    building.drop(point(0, 0.4));
    building.drop(point(7, 7));
    expect(wishes).toEqual(['S0,0N', 'T7,7']);
  });

  it('takes a finger near a piece for the place that is nearer', () => {
    const { building } = hand(['T1,1'], { laid: piecesIn('S1,0N'), back: new Map([['S1,0N', 1]]) });
    building.touch = true;
    building.pixel = 4; // a step is 25 pixels: place and piece both lie under the finger
    expect(building.partAt(point(1, 1))).toBe('node:1,1');
    expect(building.partAt(point(1, 0.75))).toBe('edge:1,0N');
    building.touch = false;
    expect(building.partAt(point(1, 0.5))).toBe('edge:1,0N');
  });

  it('tries a place by finger first', () => {
    const { building, wishes } = hand(['T1,0', 'T3,0'], {
      laid: piecesIn('T5,0'),
      back: new Map([['T5,0', 1]]),
    });
    building.touch = true;
    building.composer.hover = 'node:1,0'; // a tap also brings the focus there
    building.click(point(1, 0), false);
    building.leave();
    expect([building.ghost, ...wishes]).toEqual([piece('T1,0')]);
    building.click(point(3, 0), false);
    expect([building.ghost, ...wishes]).toEqual([piece('T3,0')]);
    building.click(point(3, 0), false);
    expect(wishes).toEqual(['T3,0']);
    building.click(point(3, 0), false);
    building.click(point(5, 0), false);
    expect([building.lift, ...wishes]).toEqual(['T5,0', 'T3,0']);
    building.click(point(5, 0), false);
    expect(wishes).toEqual(['T3,0', 'back 1']);
    building.touch = false;
    building.hover(point(1, 0));
    building.leave();
    expect(building.ghost).toBeNull();
  });

  it('takes back the piece pointed at, but not by the second half of a double click', () => {
    const { building, wishes } = hand([], { laid: piecesIn('T0,0'), back: new Map([['T0,0', 2]]) });
    building.click(point(0, 0), true);
    expect(wishes).toEqual([]);
    building.hover(point(0, 0));
    expect(building.lift).toBe('T0,0');
    building.click(point(0, 0), false);
    expect(wishes).toEqual(['back 2']);
  });

  it('takes back an earlier piece only when asked twice', () => {
    const back = new Map([
      ['T0,0', 3],
      ['T3,0', 1],
    ]);
    const { building, wishes } = hand([], { laid: piecesIn('T0,0 T3,0'), back });
    building.click(point(0, 0), false);
    expect([building.armed, building.lift, ...wishes]).toEqual(['T0,0', 'T0,0']);
    building.click(point(5, 5), false);
    building.click(point(0, 0), false);
    expect(wishes).toEqual([]);
    building.click(point(0, 0), true);
    building.click(point(3, 0), false);
    building.press('node:0,0');
    expect([building.armed, ...wishes]).toEqual(['T0,0', 'back 3', 'back 1']);
  });

  it('chooses cards, all of them in a last turn', () => {
    const { building, wishes } = hand(['play:T1', 'play:T1+W2', 'play:W2', 'play:T4']);
    const { composer } = building;
    composer.point('card:W2');
    composer.point('card:T1');
    expect([building.cards, building.wished]).toEqual([['W2', 'T1'], 'play:T1+W2']);
    composer.confirm('do:play');
    composer.point('card:T4');
    composer.point('card:W2');
    expect([building.cards, building.wished]).toEqual([['T1', 'T4'], null]);
    composer.confirm('do:play');
    expect(composer.spot).toBe('do:play');
    building.clear();
    expect([building.cards, composer.spot]).toEqual([[], null]);
    const last = hand(['play:T3+W1']);
    expect(last.building.cards).toEqual(['T3', 'W1']);
    last.building.composer.point('card:T3');
    last.building.composer.confirm('do:play');
    expect([...wishes, ...last.wishes]).toEqual(['play:T1+W2', 'play:T1+T4', 'play:T3+W1']);
  });

  it('chooses the courtyard pointed at, by finger when it is pointed at twice', () => {
    const claims = hand(['double:0,0', 'double:2,0', 'keep'], { yards: [yard([0, 0], 4), yard([2, 0], 4)] });
    claims.building.hover(point(2.5, 0.5));
    expect(claims.building.yard).toBe('2,0');
    claims.building.click(point(2.5, 0.5), false);
    claims.building.touch = true;
    claims.building.click(point(0.5, 0.5), false);
    expect([claims.building.yard, claims.wishes]).toEqual(['0,0', ['double:2,0']]);
    claims.building.click(point(0.5, 0.5), false);
    claims.building.composer.point('do:keep');
    expect(claims.wishes).toEqual(['double:2,0', 'double:0,0', 'keep']);
  });

  it('does nothing when somebody else is to decide, but reads courtyards', () => {
    const { building, wishes } = hand(['T0,0'], { canAct: false, yards: [yard([4, 4], 4)] });
    building.click(point(0, 0), false);
    building.hover(point(0, 0));
    expect([building.ghost, building.lift, ...wishes]).toEqual([null, null]);
    building.click(point(4.5, 4.5), false);
    expect(building.yard).toBe('4,4');
  });
});
