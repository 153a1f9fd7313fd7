/** Addresses of the client. `match` is pure; `router` follows the browser's history. */
import { PAGES } from '../api/types.gen';

/** What an address says to its page. */
export interface PageProps {
  /** The table or the game in the path; empty for other pages. */
  id: string;
  query: URLSearchParams;
  /** What follows the `#`. */
  hash: string;
}

export interface Route extends PageProps {
  page: keyof typeof PAGES | 'missing';
}

/** The page of an address; anything that the server does not serve as a page is `missing`. */
export function match(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean);
  return {
    page: pageAt(parts),
    id: parts[1] ?? '',
    query: url.searchParams,
    hash: decoded(url.hash.slice(1)),
  };
}

function pageAt(parts: readonly string[]): Route['page'] {
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const found = pages.find((page) => {
    const wanted = PAGES[page].split('/').filter(Boolean);
    return (
      wanted.length === parts.length && wanted.every((word, i) => word === '{name}' || word === parts[i])
    );
  });
  return found ?? 'missing';
}

/** What a part of an address stands for. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The table in a pasted link or a bare table id, or null. */
export function tableInLink(words: string): string | null {
  const found = /(?:^|\/(?:t|replay)\/)([a-z0-9]{8,20})(?:[?#].*)?$/.exec(words.trim());
  return found?.[1] ?? null;
}

/** Pages that one does not leave to read a rule, to look for help or to change a setting. */
const KEPT: ReadonlySet<Route['page']> = new Set([
  'table',
  'guide',
  'replay',
  'analysis',
  'study',
  'editor',
  'puzzle',
]);

/** Pages whose address names a game. */
const PAGES_OF_GAMES: ReadonlySet<Route['page']> = new Set([
  'guide',
  'rules',
  'analysis',
  'editor',
  'puzzle',
]);

export const lies = ({ pathname, hash }: HTMLAnchorElement): boolean =>
  pathname.startsWith('/rules/') || pathname === '/help' || (pathname === '/profile' && hash === '#look');

export class Router {
  route = $state.raw<Route>({ page: 'home', id: '', query: new URLSearchParams(), hash: '' });
  path = $state('/');
  /** The game that the page is about, where it knows. */
  about = $state<string | null>(null);
  /** Rules, help or settings over the page, which stays as it is; the way back closes them. */
  sheet = $state.raw<Route | null>(null);
  #address = '';

  /** Asked when the browser goes back or on: whether the page that is shown stays. */
  held: (() => boolean) | null = null;

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.held?.() || this.#read());
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

  /** Close what lies over the page. */
  closeSheet(): void {
    if (this.sheet) history.back();
  }

  #read(): void {
    const state = history.state as { sheet?: string } | null;
    this.sheet = state?.sheet ? match(new URL(state.sheet, location.href)) : null;
    if (location.href === this.#address) return; // the page beneath a sheet goes on as it is
    this.#address = location.href;
    this.route = match(new URL(location.href));
    if (this.path === location.pathname) return;
    this.path = location.pathname;
    this.about = PAGES_OF_GAMES.has(this.route.page) ? this.route.id : null;
  }

  /** Show an address over the page; a second one takes the place of the first. */
  #over(address: string): void {
    if (this.sheet) history.replaceState({ sheet: address }, '');
    else history.pushState({ sheet: address }, '');
    this.#read();
  }

  /** Links inside the client change the page without loading it again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|schema|docs)(\/|$)/.test(link.pathname)) return;
    event.preventDefault();
    if (KEPT.has(this.route.page) && lies(link)) {
      this.#over(link.pathname + link.hash);
      return;
    }
    this.go(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  }
}

export const router = new Router();
