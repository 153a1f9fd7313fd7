import { describe, expect, it } from 'vitest';
import { spelledOut } from './journal';
import { BadPatch, patched, patchedTexts, type Steps } from './delta';
import type { Json, SentEvent, TableEvent } from './types.gen';
import written from './delta.cases.json?raw';

const cases = JSON.parse(written) as {
  values: { old: Json; new: Json; patch: Json }[];
  texts: { old: string[]; new: string[]; steps: Steps }[];
  events: { sent: SentEvent; whole: TableEvent }[];
};

describe('patches, as the room makes them', () => {
  it.each(cases.values)('of values: $patch', ({ old, new: wanted, patch }) => {
    const before = JSON.stringify(old);
    expect(patched(old, patch)).toEqual(wanted);
    expect(JSON.stringify(old)).toBe(before);
  });

  it.each(cases.texts)('of texts: $steps', ({ old, new: wanted, steps }) => {
    expect(patchedTexts(old, steps)).toEqual(wanted);
  });

  it.each(cases.events)('events: $sent', ({ sent, whole }) => {
    expect(spelledOut(sent, { game: 'castellan', created: 1000 })).toEqual(whole);
  });

  it('are refused by what they were not made for', () => {
    expect(() => patched(['a'], [3, 0])).toThrow(BadPatch);
    expect(() => patched('a', [1, -1])).toThrow(BadPatch);
    expect(() => patched(1, { a: 2 })).toThrow(BadPatch);
    expect(() => patched({}, { a: [] })).toThrow(BadPatch);
    expect(() => patchedTexts(['a'], [2])).toThrow(BadPatch);
    expect(() => patchedTexts([], ['3x'])).toThrow(BadPatch);
    expect(() => patchedTexts([], ['-x'])).toThrow(BadPatch);
  });
});
