/**
 * Which component shows an address. A new page is one entry of `PAGES` in src/castelude/room/http/static_files.py
 * (then `make types`) and a component of that name here. Each page is a chunk of its own, so that the first load stays small.
 */
import type { Component } from 'svelte';
import type { PageProps, Route } from '../stores/router.svelte';

const COMPONENTS = import.meta.glob<{ default: Component<PageProps> }>('./*.svelte');

export interface Shown {
  load: () => Promise<{ default: Component<PageProps> }>;
  props: PageProps;
  /** A page with another key is created again. */
  key: string;
}

export function pageOf({ page, ...props }: Route): Shown {
  const load = COMPONENTS[`./${page.charAt(0).toUpperCase()}${page.slice(1)}.svelte`];
  if (!load) throw new Error(`there is no page ${page}`);
  return { load, props, key: `${page} ${props.id}` };
}
