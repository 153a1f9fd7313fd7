/** Addresses of the client. `match` is pure; `router` follows the browser's history. */
import { PAGES } from '../api/types.gen';

export type Route =
  | { page: 'home' | 'lobby' | 'profile' | 'help' | 'missing' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'guide'; game: string };

/** The page of an address; anything that the server does not serve as a page is `missing`. */
export function match(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean);
  const name = parts[1] ?? '';
  const page = pageAt(parts);
  switch (page) {
    case 'home':
    case 'lobby':
    case 'profile':
    case 'help':
    case 'missing':
      return { page };
    case 'new':
      return { page, game: url.searchParams.get('game') };
    case 'table':
      return { page, id: name };
    case 'replay': {
      const ply = url.searchParams.get('ply');
      return { page, id: name, ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null };
    }
    case 'rules':
      return { page, game: name, clause: decodeURIComponent(url.hash.slice(1)) || null };
    case 'guide':
      return { page, game: name };
  }
}

function pageAt(parts: readonly string[]): keyof typeof PAGES | 'missing' {
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const found = pages.find((page) => {
    const wanted = PAGES[page].split('/').filter(Boolean);
    return (
      wanted.length === parts.length && wanted.every((word, i) => word === '{name}' || word === parts[i])
    );
  });
  return found ?? 'missing';
}

/** The table in a pasted link or a bare table id, or null. */
export function tableInLink(words: string): string | null {
  const found = /(?:^|\/(?:t|replay)\/)([a-z0-9]{8,20})(?:[?#].*)?$/.exec(words.trim());
  return found?.[1] ?? null;
}

export class Router {
  route = $state.raw<Route>({ page: 'home' });
  path = $state('/');

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    if (!address.includes('#')) scrollTo(0, 0);
  }

  /** Change the address without a step in the history (the ply of a replay). */
  replace(address: string): void {
    history.replaceState(history.state, '', address);
  }

  #read(): void {
    this.path = location.pathname;
    this.route = match(new URL(location.href));
  }

  /** Links inside the client change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  }
}

export const router = new Router();
