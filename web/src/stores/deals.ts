/** Our part in fair deals: a nonce of our own for each table, the seal of its start, and the check at the end. */
import { api } from '../api/http';
import type { Fairness, NewTable, Snapshot, Summary } from '../api/types.gen';

/** What this browser remembers of a table. */
interface Kept {
  nonce: string | null;
  seal: string | null;
}
interface Terms {
  table: string;
  game: string;
  house: string;
  seats: { pledge: string | null }[];
}
/**
 * What the check at the end has found: our nonce had its part (`joint`), only those of others did (`others`), only the
 * house's (`house`), ours was left out (`late`), something does not match (`changed`), or no check is possible (`unable`).
 */
export type Finding = 'joint' | 'others' | 'house' | 'late' | 'changed' | 'unable';

const memory = new Map<string, Kept>();
const NOTHING: Kept = { nonce: null, seal: null };

/** Browsers hash only on pages that came over HTTPS, or from this machine. */
function canHash(): boolean {
  return typeof crypto.subtle !== 'undefined';
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

export function kept(table: string): Kept {
  const known = memory.get(table);
  if (known) return known;
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(`castelude-deal-${table}`) ?? '{}') as Kept) };
  } catch {
    return NOTHING;
  }
}

export function keep(table: string, part: Partial<Kept>): void {
  const all = { ...kept(table), ...part };
  memory.set(table, all);
  try {
    localStorage.setItem(`castelude-deal-${table}`, JSON.stringify(all));
  } catch {
    // it is remembered as long as the page is open
  }
}

function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The hash of a new nonce for this table, which is kept; null where the browser cannot hash. */
export async function pledge(table: string): Promise<string | null> {
  if (!canHash()) return null;
  const nonce = newNonce();
  keep(table, { nonce, seal: null });
  return sha256(nonce);
}

/** The hash of our nonce for this table, a new one if there is none: all our seats pledge the same. */
export async function pledgeAgain(table: string): Promise<string | null> {
  const { nonce } = kept(table);
  return nonce !== null && canHash() ? sha256(nonce) : pledge(table);
}

/** Under what the nonce for a rematch is kept until its table has an id. */
const rematchOf = (table: string): string => `rematch-${table}`;

/** The hash of a new nonce for the rematch of this table. */
export const pledgeForRematch = (table: string): Promise<string | null> => pledge(rematchOf(table));

function nonceFor({ id, rematch_of }: Summary): string | null {
  return kept(id).nonce ?? (rematch_of === null ? null : kept(rematchOf(rematch_of)).nonce);
}

/** Open a table; if we sit down there, with a nonce of ours. */
export async function openTable(wanted: NewTable): Promise<Summary> {
  if (wanted.seat === null || !canHash()) return api.create(wanted);
  const nonce = newNonce();
  const table = await api.create({ ...wanted, pledge: await sha256(nonce) });
  keep(table.id, { nonce });
  return table;
}

/** Sit down at a table, on any seat where none is named, with a nonce of ours. */
export async function sitDown(table: string, seat: number | null): Promise<void> {
  await api.command(
    table,
    { kind: 'join', seat, pledge: await pledge(table) },
    crypto.getRandomValues(new Uint32Array(4)).join('-'),
  );
}

/** The nonce that the deal waits for, once the seal is kept; null when ours is not wanted, or not sealed. */
export async function toReveal(snapshot: Snapshot): Promise<string | null> {
  const { table, seats, fairness } = snapshot;
  const nonce = nonceFor(table);
  const wanted = seats.filter((seat) => fairness.waiting.includes(seat));
  if (nonce === null || !wanted.length || !canHash()) return null;
  const terms = await sealedTerms(fairness);
  const hash = await sha256(nonce);
  if (terms?.house !== fairness.house || !wanted.every((seat) => terms.seats[seat]?.pledge === hash))
    return null;
  keep(table.id, { seal: fairness.seal });
  return nonce;
}

/** What the nonces that are shown at the end prove to this browser. */
export async function check(snapshot: Snapshot): Promise<Finding> {
  const { table, seats, fairness } = snapshot;
  if (!canHash()) return 'unable';
  const { seal } = kept(table.id);
  const nonce = nonceFor(table);
  const terms = await sealedTerms(fairness);
  const nonces = fairness.nonces ?? [];
  if (!terms || (seal !== null && seal !== fairness.seal)) return 'changed';
  if (terms.table !== table.id || terms.game !== table.game) return 'changed';
  if (terms.house !== (await sha256(fairness.nonce ?? ''))) return 'changed';
  for (const [seat, { pledge }] of terms.seats.entries()) {
    const shown = nonces[seat] ?? null;
    if (shown !== null && (await sha256(shown)) !== pledge) return 'changed';
  }
  if (nonce !== null && seats.length) {
    if (!seats.every((seat) => nonces[seat] === nonce)) return 'late';
    if (seal !== null) return 'joint';
  }
  return nonces.some((each) => each !== null) ? 'others' : 'house';
}

async function sealedTerms({ terms, seal }: Fairness): Promise<Terms | null> {
  if (terms === null || (await sha256(terms)) !== seal) return null;
  return JSON.parse(terms) as Terms;
}
