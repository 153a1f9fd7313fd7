import { describe, expect, it } from 'vitest';
import { PAGES } from '../api/types.gen';
import { pageOf } from '../pages';
import { match, tableInLink, type Route } from './router.svelte';

describe('addresses', () => {
  const at = (path: string): Route => match(new URL(path, 'http://x'));
  it('lead to pages', () => {
    expect(at('/')).toMatchObject({ page: 'home', id: '' });
    expect(at('/t/abc')).toMatchObject({ page: 'table', id: 'abc' });
    expect(at('/replay/abc?ply=7')).toMatchObject({ page: 'replay', id: 'abc' });
    expect(at('/replay/abc?ply=7').query.get('ply')).toBe('7');
    expect(at('/rules/castello#CO-4.3')).toMatchObject({ page: 'rules', id: 'castello', hash: 'CO-4.3' });
    expect(at('/new?game=castel').query.get('game')).toBe('castel');
    for (const path of ['/t', '/t/a/b', '/nothing', '/lobby/x']) expect(at(path).page).toBe('missing');
  });

  it('have a component each', () => {
    for (const page of ['missing', ...Object.keys(PAGES)] as Route['page'][])
      expect(() => pageOf({ page, id: '', query: new URLSearchParams(), hash: '' })).not.toThrow();
  });

  it('are found in what people paste', () => {
    const id = 'abcdefghjkmnpqrstuvw';
    for (const words of [id, `https://x.example/t/${id}`, ` http://h/replay/${id}?ply=3 `]) {
      expect(tableInLink(words)).toBe(id);
    }
    for (const words of ['', 'hello there', 'https://x.example/', 'short'])
      expect(tableInLink(words)).toBeNull();
  });
});
