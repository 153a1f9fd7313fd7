import { describe, expect, it } from 'vitest';
import shared from './offers.cases.json';
import { pointable, readOffer, roleOf, valueIn, valueOf, writeAction } from './offers';

const { forms, cases } = shared;
const formOf = (kind: string) => forms.find((form) => form.kind === kind) ?? { kind: '', pattern: '' };

describe('reading actions by their forms', () => {
  it.each(cases)('reads $text as the server does', ({ text, kind, parts }) => {
    expect(readOffer(forms, text)).toEqual({ text, kind, parts });
  });

  it('splits a part at its first colon', () => {
    expect([roleOf('card:angel:3'), valueOf('card:angel:3')]).toEqual(['card', 'angel:3']);
    expect(valueIn(readOffer(forms, 'place:king@c3'), 'at')).toBe('c3');
    expect(valueIn(readOffer(forms, 'stop'), 'at')).toBeUndefined();
  });

  it('points at an action without parts by its kind', () => {
    expect(pointable(readOffer(forms, 'stop'))).toEqual(['do:stop']);
    expect(pointable(readOffer(forms, 'E4-F5'))).toEqual(['from:E4', 'to:F5']);
  });
});

describe('writing actions from parts', () => {
  it.each(cases.filter(({ text, kind }) => text !== kind))('writes $text again', ({ text, kind, parts }) => {
    expect(writeAction(formOf(kind), parts)).toBe(text);
  });

  it('wants exactly the parts of the form, and sorts those of one role', () => {
    expect(writeAction(formOf('place'), ['hand:king'])).toBeNull();
    expect(writeAction(formOf('place'), ['hand:king', 'at:c3', 'seat:1'])).toBeNull();
    expect(writeAction(formOf('switch'), ['card:b', 'card:a'])).toBe('switch:a,b');
    expect(writeAction(formOf('play'), ['card:W4', 'card:T2'])).toBe('play:T2+W4');
  });
});
