import { beforeEach, expect, test } from 'vitest';
import type { Fairness, Snapshot } from '../api/types.gen';
import { check, keep, kept, pledge, sha256, toReveal } from './deals';

const HOUSE = '1'.repeat(64);
let number = 0;
let id = '';

beforeEach(() => {
  id = `table-${(number += 1)}`;
});

async function fairness(pledges: (string | null)[], part: Partial<Fairness> = {}): Promise<Fairness> {
  const house = await sha256(HOUSE);
  const seats = pledges.map((hash) => ({ name: 'x', bot: null, pledge: hash }));
  const terms = JSON.stringify({ table: id, game: 'castel', house, seats });
  const seal = await sha256(terms);
  return { house, custom: false, terms, seal, waiting: [], revealed: false, ...part };
}

function snapshot(shown: Fairness, seats: number[] = [0]): Snapshot {
  return { table: { id, game: 'castel' }, seats, fairness: shown } as unknown as Snapshot;
}

test('a hash is the SHA-256 of the text', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a pledge is the hash of a nonce that is kept, and each is new', async () => {
  const first = await pledge(id);
  const nonce = kept(id).nonce ?? '';
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(first).toBe(await sha256(nonce));
  expect(await pledge(id)).not.toBe(first);
});

test('the nonce is revealed once the seal is kept', async () => {
  const hash = await pledge(id);
  const dealing = await fairness([hash, null], { waiting: [0] });
  expect(await toReveal(snapshot(dealing))).toBe(kept(id).nonce);
  expect(kept(id).seal).toBe(dealing.seal);
});

test('nothing is revealed to a house that has sealed something else', async () => {
  const hash = await pledge(id);
  const other = await fairness([await sha256('other'), null], { waiting: [0] });
  expect(await toReveal(snapshot(other))).toBeNull();
  const good = await fairness([hash, null], { waiting: [0] });
  expect(await toReveal(snapshot({ ...good, house: '2'.repeat(64) }))).toBeNull();
  expect(await toReveal(snapshot({ ...good, seal: '2'.repeat(64) }))).toBeNull();
  expect(await toReveal(snapshot(good, [1]))).toBeNull();
  expect(kept(id).seal).toBeNull();
});

test('the end shows whose nonces had a part in the deal', async () => {
  const hash = await pledge(id);
  const { nonce } = kept(id);
  const dealt = await fairness([hash, null], { revealed: true, nonce: HOUSE, nonces: [nonce, null] });
  keep(id, { seal: dealt.seal });
  expect(await check(snapshot(dealt))).toBe('joint');
  expect(await check(snapshot({ ...dealt, nonces: [null, null] }))).toBe('late');
  expect(await check(snapshot(dealt, []))).toBe('others');
  keep(id, { nonce: null, seal: null });
  expect(await check(snapshot({ ...dealt, nonces: [null, null] }))).toBe('house');
});

test('whatever was changed after the start is found', async () => {
  const hash = await pledge(id);
  const { nonce } = kept(id);
  const dealt = await fairness([hash, null], { revealed: true, nonce: HOUSE, nonces: [nonce, null] });
  keep(id, { seal: dealt.seal });
  const changed: Partial<Fairness>[] = [
    { nonce: '2'.repeat(64) },
    { nonces: ['2'.repeat(64), null] },
    { nonces: [nonce, nonce] },
    { terms: null },
    { seal: '2'.repeat(64) },
    await fairness([hash, await sha256('other')]),
  ];
  for (const part of changed) expect(await check(snapshot({ ...dealt, ...part }))).toBe('changed');
});
