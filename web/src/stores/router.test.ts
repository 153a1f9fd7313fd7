import { describe, expect, it } from 'vitest';
import { PAGES } from '../api/types.gen';
import { match, tableInLink } from './router.svelte';

describe('addresses', () => {
  const at = (path: string): unknown => match(new URL(path, 'http://x'));
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(at('/replay/abc?ply=7')).toEqual({ page: 'replay', id: 'abc', ply: 7 });
    expect(at('/replay/abc?ply=x')).toEqual({ page: 'replay', id: 'abc', ply: null });
    expect(at('/rules/castello#CO-4.3')).toEqual({ page: 'rules', game: 'castello', clause: 'CO-4.3' });
    expect(at('/new?game=castel')).toEqual({ page: 'new', game: 'castel' });
    for (const path of ['/t', '/t/a/b', '/nothing', '/lobby/x'])
      expect(at(path)).toEqual({ page: 'missing' });
  });

  it('lead to a page wherever the server serves one', () => {
    for (const [page, path] of Object.entries(PAGES))
      expect(at(path.replace('{name}', 'abc'))).toMatchObject({ page });
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
