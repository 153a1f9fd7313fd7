import { describe, expect, it } from 'vitest';
import type { GameFacts } from '../api/types.gen';
import { session } from '../stores/session.svelte';
import { OUTLINES, PATTERNS, seatLetters, seatLook } from './seats';

describe('seats', () => {
  it('every seat has a shape and a pattern of its own', () => {
    const looks = [0, 1, 2, 3, 4].map((seat) => seatLook('castellan', seat));
    expect(new Set(looks.map((look) => look.shape)).size).toBe(5);
    expect(new Set(looks.map((look) => PATTERNS[look.pattern].lines)).size).toBe(5);
    expect(seatLook('castello', 1)).toEqual({ colour: 'black', shape: 'square', pattern: 'dots' });
    for (const { shape } of looks) expect(OUTLINES[shape]).toMatch(/^M/);
  });

  it('a game of another package says its colours with its facts', () => {
    expect(seatLook('heaps', 1).colour).toBe('blue');
    session.games = [{ id: 'heaps', colours: ['green', 'violet'] } as GameFacts];
    expect(seatLook('heaps', 1)).toEqual({ colour: 'violet', shape: 'square', pattern: 'dots' });
    session.games = null;
  });

  it('every seat of a game has a letter of its own', () => {
    expect(seatLetters(['Black', 'Beige', 'Red', 'Green', 'Violet'])).toEqual(['Bl', 'Be', 'R', 'G', 'V']);
    expect(seatLetters(['Noir', 'Beige', 'Rouge', 'Vert', 'Violet'])).toEqual(['N', 'B', 'R', 'Ve', 'Vi']);
    expect(seatLetters(['A', 'A'])).toEqual(['A', 'A']);
  });
});
