import { describe, expect, it } from 'vitest';
import { readOffers, type Form, type Part } from './offers';
import { guess, progress, type Manner } from './progress';

const FORMS: Form[] = [
  { kind: 'stop', pattern: 'stop' },
  { kind: 'place', pattern: 'place:{hand}@{at}' },
  { kind: 'swap', pattern: 'swap:{hand}>{exchange}' },
  { kind: 'enter', pattern: 'enter:{exchange}@{at}' },
  { kind: 'switch', pattern: 'switch:{card},{card}' },
  { kind: 'play', pattern: 'play:{one/+}' },
  { kind: 'number', pattern: 'angel:{angel}+{at}' },
  { kind: 'fury', pattern: 'angel:{angel}!{at}' },
];
const offers = (...texts: string[]) => readOffers(FORMS, texts);
const sorted = (parts: Iterable<Part>): Part[] => [...parts].sort();

describe('how far a choice has come', () => {
  const choice = offers('place:king@c3', 'place:king@d3', 'place:queen@c3', 'swap:king>fool', 'stop');

  it('shows what one begins with and takes anything in any order', () => {
    const { next, shown, ready } = progress(choice, []);
    expect(sorted(shown)).toEqual(['do:stop', 'hand:king', 'hand:queen']);
    expect(sorted(next)).toEqual(['at:c3', 'at:d3', 'do:stop', 'exchange:fool', 'hand:king', 'hand:queen']);
    expect(ready).toBeNull();
  });

  it('goes on with what fits', () => {
    expect(sorted(progress(choice, ['hand:king']).next)).toEqual(['at:c3', 'at:d3', 'exchange:fool']);
    expect(sorted(progress(choice, ['at:c3']).shown)).toEqual(['hand:king', 'hand:queen']);
    expect(progress(choice, ['at:c3', 'hand:queen']).ready?.text).toBe('place:queen@c3');
    expect(progress(choice, ['do:stop']).ready?.text).toBe('stop');
    expect(progress(choice, ['hand:fool']).fitting).toEqual([]);
  });

  it('keeps the written order where a game wants it', () => {
    const written: Manner = { order: 'written' };
    expect(sorted(progress(choice, [], false, written).next)).toEqual(['do:stop', 'hand:king', 'hand:queen']);
    expect(progress(choice, ['at:c3'], false, written).next).toEqual(new Set(['hand:king', 'hand:queen']));
  });

  it('begins with either of two parts of one role', () => {
    expect(sorted(progress(offers('switch:a,b', 'switch:a,c'), []).shown)).toEqual([
      'card:a',
      'card:b',
      'card:c',
    ]);
  });

  it('counts as chosen what all answers have in common', () => {
    const answers = offers('enter:fool@c3', 'enter:fool@d3', 'stop');
    expect(progress(answers, [], true)).toMatchObject({ chosen: ['exchange:fool'], ready: null });
    expect(progress(answers, [], false).chosen).toEqual([]);
    expect(progress(answers, ['at:c3'], true).ready?.text).toBe('enter:fool@c3');
    const only = offers('enter:fool@c3', 'stop');
    expect(progress(only, [], true)).toMatchObject({ chosen: ['exchange:fool'], ready: null });
    expect(progress(only, [], true, { waits: () => true }).ready?.text).toBe('enter:fool@c3');
  });

  it('is ready and goes on where a longer action begins alike', () => {
    const { ready, next } = progress(offers('play:T1', 'play:T1+W2'), ['one:T1']);
    expect([ready?.text, sorted(next)]).toEqual(['play:T1', ['one:W2']]);
  });

  it('asks for the kind where the parts do not tell it', () => {
    const both = offers('angel:A1+c3', 'angel:A1!c3', 'angel:A1!d3');
    expect(sorted(progress(both, ['angel:A1', 'at:c3']).next)).toEqual(['do:fury', 'do:number']);
    expect(progress(both, ['angel:A1', 'at:c3', 'do:fury']).ready?.text).toBe('angel:A1!c3');
    const first: Manner = { asksKind: (_, chosen) => chosen.length > 0 };
    expect(sorted(progress(both, ['angel:A1'], false, first).next)).toEqual(['do:fury', 'do:number']);
    expect(sorted(progress(both, ['angel:A1', 'do:fury'], false, first).next)).toEqual(['at:c3', 'at:d3']);
    expect(sorted(progress(both, [], false, first).next)).toEqual(['angel:A1', 'at:c3', 'at:d3']);
  });
});

describe('what an impossible wish may mean', () => {
  const all = offers('place:king@c3', 'swap:king>fool');
  const about = (chosen: Part[], meant: Part[], manner: Manner = {}, some = all) =>
    guess(FORMS, some, progress(some, chosen), meant, manner);

  it('fills the form that has exactly these parts', () => {
    expect(about(['hand:king'], ['at:f6'])).toBe('place:king@f6');
    expect(about(['at:c3'], ['hand:fool'])).toBe('place:fool@c3');
    expect(about(['hand:king'], ['exchange:witch'])).toBe('swap:king>witch');
    expect(about([], ['do:stop'])).toBe('stop');
  });

  it('takes the part that makes sense, of those that a place stands for', () => {
    expect(about(['hand:king'], ['card:queen@d4', 'at:d4'])).toBe('place:king@d4');
  });

  it('prefers the kinds that are offered', () => {
    expect(about(['at:c3'], ['exchange:fool'], {}, offers('enter:witch@c3'))).toBe('enter:fool@c3');
    expect(about([], ['card:x'], {}, offers('switch:a,b'))).toBe('switch:x,x');
  });

  it('fills in what is missing: what the game says, itself, or something offered', () => {
    expect(about([], ['hand:queen'])).toBe('place:queen@c3');
    expect(about([], ['hand:queen'], { fill: (role) => (role === 'at' ? 'out' : undefined) })).toBe(
      'place:queen@out',
    );
    expect(about([], ['exchange:fool'], { about: () => 'enter' }, offers('place:king@c3'))).toBe(
      'enter:fool@c3',
    );
  });

  it('keeps to the kind that is chosen', () => {
    const angels = offers('angel:A1+c3', 'angel:A1!c3');
    expect(about(['angel:A1', 'do:fury'], ['at:f6'], {}, angels)).toBe('angel:A1!f6');
    expect(about(['angel:A2'], ['do:fury'], {}, angels)).toBe('angel:A2!c3');
  });

  it('does without what is chosen where nothing has both, and is null where nothing has it', () => {
    expect(about(['hand:king'], ['card:x'])).toBe('switch:x,x');
    expect(about([], ['planet:mars'])).toBeNull();
  });
});
