import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/http';
import type { ShownPosition } from '../api/types.gen';
import type { GameModule, GuideStep } from '../games/contract';
import { Guide } from './guide.svelte';

const STEP: GuideStep = {
  id: 'build',
  scene: { players: 2, setup: {}, actions: [] },
  actions: 2,
  wanted: ['one', 'two'],
};
const MODULE: GameModule = { board: { Board: () => ({}) }, learn: { guide: [STEP] } };

function answered(actions: readonly string[]): ShownPosition {
  return { actor: 0, legal: actions.length ? ['two'] : ['one'], view: {}, aids: {}, seat: 0 };
}

describe('a guide on a slow line', () => {
  afterEach(() => vi.restoreAllMocks());

  it('judges an action by what the learner did before it', async () => {
    const asked = vi
      .spyOn(api, 'position')
      .mockImplementation((_, { actions = [] }) => Promise.resolve(answered(actions)));
    const guide = new Guide('castello', MODULE);
    await guide.begin(0);
    await Promise.all([guide.intend('one'), guide.intend('two')]);
    expect(guide.lately).toEqual(['one', 'two']);
    expect(guide.done).toBe(true);
    expect(asked.mock.calls.every(([, { explain }]) => explain === undefined)).toBe(true);
  });

  it('goes on after an answer that never came', async () => {
    const guide = new Guide('castello', MODULE);
    const asked = vi
      .spyOn(api, 'position')
      .mockImplementation((_, { actions = [] }) => Promise.resolve(answered(actions)));
    await guide.begin(0);
    asked.mockRejectedValueOnce(new Error('offline'));
    await expect(guide.intend('one')).rejects.toThrow('offline');
    await guide.intend('one');
    expect(guide.lately).toEqual(['one']);
  });
});
