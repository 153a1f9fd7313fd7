import { describe, expect, it } from 'vitest';
import { Composer } from './composer.svelte';
import { readOffers, type Form } from './offers';
import type { Manner } from './progress';

const FORMS: Form[] = [
  { kind: 'stop', pattern: 'stop' },
  { kind: 'place', pattern: 'place:{hand}@{at}' },
  { kind: 'swap', pattern: 'swap:{hand}>{exchange}' },
  { kind: 'enter', pattern: 'enter:{exchange}@{at}' },
  { kind: 'switch', pattern: 'switch:{card},{card}' },
  { kind: 'hire', pattern: 'hire:{angel}!{troop}>{at}' },
  { kind: 'play', pattern: 'play:{one/+}' },
];

function composing(
  texts: string[],
  manner: Manner = {},
  more: { canAct?: boolean; answering?: boolean } = {},
) {
  const sent: string[] = [];
  const offers = readOffers(FORMS, texts);
  const composer = new Composer(
    () => ({ offers, forms: FORMS, canAct: true, ...more }),
    (action) => sent.push(action),
    manner,
  );
  return { composer, sent };
}

const PLACES = ['place:king@c3', 'place:king@d3', 'place:queen@c3', 'swap:king>fool'];

describe('putting an action together', () => {
  it('picks step by step and sends what is complete', () => {
    const { composer, sent } = composing(PLACES);
    composer.point('hand:king');
    expect([composer.picked, composer.begun]).toEqual([['hand:king'], true]);
    expect(composer.completes('at:d3')).toBe('place:king@d3');
    expect(composer.completes('at:f6')).toBeNull();
    composer.point('at:d3');
    expect(sent).toEqual(['place:king@d3']);
    expect([composer.spot, composer.picked]).toEqual([null, []]);
  });

  it('lets go of what is pointed at again, and goes one step back', () => {
    const { composer } = composing(PLACES);
    composer.point('hand:king');
    composer.point('hand:king');
    expect(composer.picked).toEqual([]);
    composer.point('at:c3');
    composer.back();
    expect(composer.begun).toBe(false);
  });

  it('puts something alike in its place', () => {
    const { composer } = composing(PLACES);
    composer.point('hand:king');
    composer.point('hand:queen');
    expect(composer.picked).toEqual(['hand:queen']);
    const hiring = composing(['hire:A!T1>c1', 'hire:A!T2>c2'], { order: 'written' }, { answering: true });
    hiring.composer.point('troop:T1');
    hiring.composer.point('angel:T2', 'troop:T2');
    expect(hiring.composer.picked).toEqual(['troop:T2']);
    expect(hiring.sent).toEqual([]);
  });

  it('asks about an impossible wish, there where it was made', () => {
    const { composer, sent } = composing(PLACES);
    composer.point('hand:queen');
    composer.point('at:d3');
    expect([sent, composer.spot, composer.picked]).toEqual([['place:queen@d3'], 'at:d3', ['hand:queen']]);
    composer.point('exchange:fool');
    expect(composer.picked).toEqual(['exchange:fool']);
    expect(composer.spot).toBeNull();
  });

  it('begins where the written order begins', () => {
    const { composer, sent } = composing(PLACES, { order: 'written' });
    composer.point('hand:king', 'at:king');
    composer.point('hand:d3', 'at:d3');
    expect(sent).toEqual(['place:king@d3']);
    composer.clear();
    composer.point('at:c3');
    expect([sent.length, composer.picked]).toEqual([2, []]);
  });

  it('lets the player choose among the cards of a stack', () => {
    const { composer, sent } = composing(['switch:a,b', 'switch:a,c', 'switch:b,c']);
    composer.point('card:a', 'card:b', 'at:c3');
    expect(composer.among).toEqual(['card:a', 'card:b']);
    composer.back();
    expect(composer.among).toEqual([]);
    composer.point('card:a', 'card:b');
    composer.point('card:b');
    composer.point('card:c');
    expect(sent).toEqual(['switch:b,c']);
  });

  it('does not ask about what all answers have in common', () => {
    const { composer, sent } = composing(['place:king@c3', 'place:king@d3'], {}, { answering: true });
    expect(composer.isChosen('hand:king')).toBe(true);
    composer.point('hand:king');
    expect(sent).toEqual([]);
    composer.point('at:c3');
    expect(sent).toEqual(['place:king@c3']);
  });

  it('waits for a word where more could follow or the game wants it', () => {
    const { composer, sent } = composing(['play:T1', 'play:T1+W2', 'play:T1+W1+W2']);
    composer.point('one:T1');
    expect(sent).toEqual([]);
    composer.point('one:W2');
    composer.confirm('do:play');
    expect(sent).toEqual(['play:T1+W2']);
    const waiting = composing(['play:T1+W2'], { waits: () => true }, { answering: true });
    waiting.composer.confirm('do:play');
    expect(waiting.sent).toEqual(['play:T1+W2']);
  });

  it('asks about a set that is not offered', () => {
    const { composer, sent } = composing(['play:T1', 'play:W2'], { waits: () => true });
    composer.picked = ['one:T1', 'one:W2'];
    composer.confirm('do:play');
    expect([sent, composer.spot]).toEqual([['play:T1+W2'], 'do:play']);
  });

  it('gathers a free set, offered or not', () => {
    const { composer, sent } = composing(['play:T1', 'play:T1+W2', 'play:W2', 'play:W1', 'stop'], {
      gathers: 'one',
      waits: ({ kind }) => kind === 'play',
    });
    composer.point('one:W1');
    composer.point('one:W2');
    expect([composer.picked, composer.now.ready]).toEqual([['one:W1', 'one:W2'], null]);
    expect([composer.isShown('one:T1'), composer.isPossible('do:stop')]).toEqual([true, false]);
    composer.confirm('do:play');
    expect([sent, composer.spot, composer.picked.length]).toEqual([['play:W1+W2'], 'do:play', 2]);
    composer.point('one:W1');
    composer.point('one:T1');
    expect([composer.picked, composer.now.ready?.text]).toEqual([['one:W2', 'one:T1'], 'play:T1+W2']);
    expect([sent.length, composer.spot]).toEqual([1, null]);
  });

  it('keeps to what is offered when something else was chosen before', () => {
    const { composer } = composing(['play:T1', 'place:king@c3'], { gathers: 'one' });
    composer.point('hand:king');
    expect(composer.isPossible('one:T1')).toBe(false);
  });

  it('sends or asks about several parts at once, whatever has been picked', () => {
    const { composer, sent } = composing(PLACES);
    composer.point('hand:queen');
    composer.confirm('at:c3', ['at:c3', 'hand:king']);
    composer.confirm('at:f6', ['at:f6', 'hand:king']);
    expect([sent, composer.spot]).toEqual([['place:king@c3', 'place:king@f6'], 'at:f6']);
    expect([composer.actionOf(['hand:king', 'at:d3']), composer.actionOf(['at:f6'])]).toEqual([
      'place:king@d3',
      null,
    ]);
  });

  it('takes up what can be put somewhere', () => {
    const { composer } = composing([...PLACES, 'stop']);
    expect([composer.holds('hand:king'), composer.holds('do:stop'), composer.holds('hand:fool')]).toEqual([
      true,
      false,
      false,
    ]);
    composer.hold('hand:king');
    expect(composer.isPossible('at:c3')).toBe(true);
  });

  it('does nothing while somebody else decides', () => {
    const { composer, sent } = composing(PLACES, {}, { canAct: false });
    composer.point('hand:king');
    composer.confirm('do:play');
    expect([composer.picked, sent]).toEqual([[], []]);
  });

  it('lets go of everything when another decision is asked for', () => {
    const { composer } = composing(PLACES);
    composer.follow('first');
    composer.point('hand:king');
    composer.follow('first');
    expect(composer.picked).toEqual(['hand:king']);
    composer.follow('second');
    expect(composer.picked).toEqual([]);
  });
});
