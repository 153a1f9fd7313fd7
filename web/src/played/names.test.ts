import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../stores/texts.svelte';
import { named } from './names';

describe('who played', () => {
  beforeAll(() => texts.load());

  it('tells bots of one level apart by a number after their name', () => {
    const people = [
      { name: 'Ada', level: null },
      { name: null, level: 'novice' },
      { name: null, level: 'casual' },
      { name: null, level: 'novice' },
    ];
    expect(people.map((one) => named(one, people))).toEqual([
      'Ada',
      'Colin 1 (novice bot)',
      'Berthe (casual bot)',
      'Colin 2 (novice bot)',
    ]);
  });
});
