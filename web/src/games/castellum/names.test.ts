import { describe, expect, it } from 'vitest';
import { actionWords, named } from './names';
import { offers, say } from './testView';

describe('names', () => {
  it('name cards, spaces, columns and amounts', () => {
    const cards = {
      T29: { id: 'T29', names: { fr: 'Canon', en: 'Cannon' } },
      'E1579-01': { id: 'E1579-01', names: { fr: 'Arquebusiers', en: 'Arquebusiers' } },
    };
    const spaces = { houtmaas: { names: { fr: 'Houtmaas', en: 'Houtmaas' }, gives: { wood: 3 } } };
    const words = (lang: 'en' | 'fr') => ({ say, lang, printed: { cards, spaces } });
    expect(named({ card: 'T29', gold: 2 }, words('fr'))).toEqual({ card: 'Canon', gold: 2 });
    expect(named({ place: 's1c2', word: 'hand' }, words('en'))).toEqual({
      place: '2 (seat-1)',
      word: 'hand',
    });
    expect(named({ owner: 's1', given: 'gold+wood+gold' }, words('en'))).toEqual({
      owner: 'seat-1',
      given: 'and gold 2 wood 1',
    });
    expect(named({ space: 'houtmaas' }, words('en'))).toEqual({ space: 'Houtmaas', given: 'wood 3' });
    expect(named({ enemies: 'E1579-01+T29', combo: 'infantry+cavalry' }, words('en'))).toEqual({
      enemies: 'Arquebusiers, Cannon',
      combo: 'infantry + cavalry',
    });
    const act = (text: string, lang: 'en' | 'fr') =>
      offers(text).map((one) => actionWords(one, words(lang)))[0];
    expect(act('worker:houtmaas', 'en')).toBe('do-worker wood 3  Houtmaas');
    expect(act('angel:A11!hire:T29>c2', 'fr')).toBe('do-hire A11 Canon 2');
    expect(act('enemy:E1579-01>s1c2', 'en')).toBe('do-enemy Arquebusiers 2 seat-1');
  });
});
