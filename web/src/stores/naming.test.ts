import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../api/types.gen';
import type { GameModule } from '../games/contract';
import { Naming } from './naming';

const module = {
  words: {
    named: ({ card }, { printed }) => ({ card: (printed as Record<string, string>)[String(card)] ?? '?' }),
    action: ({ text }, { printed }) => `play ${(printed as Record<string, string>)[text] ?? '?'}`,
  },
} as Partial<GameModule> as GameModule;

describe('names of two tables of one game', () => {
  const house = new Naming('game', module, () => ({ T1: 'House tower' }));
  const own = new Naming('game', module, () => ({ T1: 'Our tower' }));

  it('are those of their own editions', () => {
    const line = { id: 'unknown', args: { card: 'T1' } };
    expect([house.line(line), own.line(line)]).toEqual(['House tower', 'Our tower']);
    expect([house.action('T1'), own.action('T1')]).toEqual(['play House tower', 'play Our tower']);
  });

  it('are known as soon as the printed cards have come', () => {
    let printed: JsonObject = {};
    const late = new Naming('game', module, () => printed);
    expect(late.action('T1')).toBe('play ?');
    printed = { T1: 'Tower' };
    expect(late.action('T1')).toBe('play Tower');
  });
});
