import { describe, expect, it } from 'vitest';
import type { ActedEvent } from '../api/types.gen';
import { remarksOf, type Occasion } from './remarks';

const acted = (...seats: number[]): ActedEvent[] => seats.map((seat) => ({ seat }) as ActedEvent);
const occasionOf = (seat: number, course: Parameters<typeof remarksOf>[1]): Occasion | null =>
  remarksOf(['novice', 'casual'], course)[seat] ?? null;
const always = (): boolean => true;

describe('a bot speaks', () => {
  it('when the game begins, and not for long', () => {
    expect(occasionOf(1, { acted: [], winners: null, notable: undefined })).toBe('greeting');
    expect(occasionOf(1, { acted: acted(0, 1), winners: null, notable: undefined })).toBeNull();
  });
  it('after a great moment of its own', () => {
    expect(occasionOf(1, { acted: acted(0, 0, 1), winners: null, notable: always })).toBe('moment');
    expect(occasionOf(0, { acted: acted(0, 0, 1), winners: null, notable: always })).toBeNull();
    expect(occasionOf(1, { acted: acted(0, 0, 1), winners: null, notable: () => false })).toBeNull();
  });
  it('at the end, as a winner or not', () => {
    expect(occasionOf(1, { acted: acted(0, 1), winners: [1], notable: always })).toBe('won');
    expect(occasionOf(1, { acted: acted(0, 1), winners: [0], notable: always })).toBe('lost');
  });
  it('once where two would say the same', () => {
    const levels = [null, 'novice', 'novice', 'master'];
    const said = remarksOf(levels, { acted: [], winners: null, notable: undefined });
    expect(said).toEqual([null, 'greeting', null, 'greeting']);
  });
});
