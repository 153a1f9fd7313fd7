/** Which component shows an address. Each page is a chunk of its own, so that the first load stays small. */
import type { Component } from 'svelte';
import type { Route } from '../stores/router.svelte';

// Pages have different properties; `props` below is made together with `load`, so they fit.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPage = Component<any>;

export interface Shown {
  load: () => Promise<{ default: AnyPage }>;
  props: Record<string, unknown>;
  /** A page with another key is made anew. */
  key: string;
}

export function pageOf(route: Route): Shown {
  switch (route.page) {
    case 'home':
      return { load: () => import('./Home.svelte'), props: {}, key: 'home' };
    case 'lobby':
      return { load: () => import('./Lobby.svelte'), props: {}, key: 'lobby' };
    case 'new':
      return { load: () => import('./NewTable.svelte'), props: { wanted: route.game }, key: 'new' };
    case 'table':
      return { load: () => import('./Table.svelte'), props: { id: route.id }, key: `table ${route.id}` };
    case 'replay':
      return {
        load: () => import('./Replay.svelte'),
        props: { id: route.id, start: route.ply },
        key: `replay ${route.id}`,
      };
    case 'rules':
      return {
        load: () => import('./Rules.svelte'),
        props: { game: route.game, clause: route.clause },
        key: `rules ${route.game}`,
      };
    case 'guide':
      return {
        load: () => import('./Guide.svelte'),
        props: { game: route.game },
        key: `guide ${route.game}`,
      };
    case 'profile':
      return { load: () => import('./Profile.svelte'), props: {}, key: 'profile' };
    case 'help':
      return { load: () => import('./Help.svelte'), props: {}, key: 'help' };
    case 'missing':
      return { load: () => import('./Missing.svelte'), props: {}, key: 'missing' };
  }
}
