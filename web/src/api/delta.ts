/** Patches: how one JSON value becomes another. docs/room-protocol.md has the form; the room makes them. */
import type { Json } from './types.gen';

export type Steps = (number | string)[];

/** The patch was not made for this value: what we have is not what the room thinks. */
export class BadPatch extends Error {}

/** What the patch makes of a JSON value, which stays as it is. */
export function patched(old: unknown, patch: Json): unknown {
  if (Array.isArray(patch)) {
    const [first] = patch;
    if (patch.length === 1 && first !== undefined) return first;
    if (!Array.isArray(old)) throw new BadPatch('not a list');
    return patchedList(old, patch);
  }
  if (patch === null || typeof patch !== 'object') return patch;
  if (!isObject(old)) throw new BadPatch('not an object');
  const parts = Object.entries(patch).filter(([, part]) => !isGone(part));
  const gone = new Set(Object.keys(patch).filter((key) => isGone(patch[key])));
  if ([...gone].some((key) => !(key in old))) throw new BadPatch('nothing there');
  const kept = Object.entries(old).filter(([key]) => !gone.has(key));
  return Object.fromEntries([...kept, ...parts.map(([key, part]) => [key, patched(old[key], part)])]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isGone(part: Json | undefined): boolean {
  return Array.isArray(part) && part.length === 0;
}

function patchedList(old: unknown[], steps: Json[]): unknown[] {
  const made: unknown[] = [];
  let place = 0;
  for (const step of steps) {
    if (Array.isArray(step)) {
      made.push(...step);
      continue;
    }
    const count = typeof step === 'number' ? Math.abs(step) : 1;
    if (place + count > old.length) throw new BadPatch('beyond the end');
    if (typeof step !== 'number') made.push(patched(old[place], step));
    else if (step > 0) made.push(...old.slice(place, place + count));
    place += count;
  }
  return [...made, ...old.slice(place)];
}

/** The list of texts that the steps lead to. */
export function patchedTexts(old: readonly string[], steps: Steps): string[] {
  const made: string[] = [];
  let place = 0;
  for (const step of steps) {
    if (typeof step === 'string') {
      for (const text of step.split(' ')) made.push(lengthened(made.at(-1) ?? '', text));
      continue;
    }
    if (place + Math.abs(step) > old.length) throw new BadPatch('beyond the end');
    if (step > 0) made.push(...old.slice(place, place + step));
    place += Math.abs(step);
  }
  return [...made, ...old.slice(place)];
}

function lengthened(before: string, text: string): string {
  const shared = parseInt(text.charAt(0), 36);
  if (Number.isNaN(shared) || shared > before.length) throw new BadPatch('shares what is not there');
  return before.slice(0, shared) + text.slice(1);
}
