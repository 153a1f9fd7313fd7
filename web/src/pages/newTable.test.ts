import { describe, expect, it } from 'vitest';
import { allowedNumbers, newDraft, optionsToChoose, requestOf } from './newTable';
import type { GameFacts, OptionFacts, Params } from '../api/types.gen';

describe('a new table', () => {
  const game: GameFacts = {
    id: 'castello',
    names: { en: 'C', fr: 'C' },
    min_players: 2,
    max_players: 3,
    hidden: false,
    chance: false,
    draws: true,
    rules_version: 1,
    colours: [],
    board: false,
    levels: ['novice', 'casual'],
    forms: [],
    seats: { en: [], fr: [] },
    options: [
      {
        key: 'layout',
        default: 'classic',
        choices: ['classic', 'brio'].map((word) => ({ word, names: { en: word, fr: word } })),
        ranges: [],
        names: { en: '', fr: '' },
        help: { en: '', fr: '' },
      },
      {
        key: 'quiet',
        default: 3,
        choices: [],
        ranges: [
          [0, 0],
          [2, 9],
        ],
        names: { en: '', fr: '' },
        help: { en: '', fr: '' },
      },
    ],
  };

  it('asks for no option that leaves nothing to choose', () => {
    const edition = { ...game.options[0], key: 'edition', choices: [{ word: 'house', names: {} }] };
    const asked = optionsToChoose({ ...game, options: [...game.options, edition as OptionFacts] });
    expect(asked.map((option) => option.key)).toEqual(['layout', 'quiet']);
  });

  it('waits for people when a seat is open', () => {
    const request = requestOf(game, newDraft(game));
    expect(request).toMatchObject({ seat: 0, bots: {}, hotseat: false, start: false });
    expect(request.settings).toMatchObject({ options: {}, clock: { kind: 'none' }, listed: true });
    expect(request.settings).not.toHaveProperty('setup');
  });

  it('names the players who share a device', () => {
    const draft = newDraft(game);
    draft.seats = ['me', 'me', 'open'];
    draft.names = [' Ann ', '', 'Zoe'];
    expect(requestOf(game, draft)).toMatchObject({ hotseat: true, names: { '0': 'Ann' } });
    draft.seats = ['me', 'open', 'open'];
    expect(requestOf(game, draft)).not.toHaveProperty('names');
  });

  it('begins at once against bots, and sends only what differs', () => {
    const draft = {
      ...newDraft(game),
      clock: 'fischer' as const,
      minutes: 1.5,
      increment: 2,
      setup: '{"first":1}',
    };
    draft.seats = ['bot', 'me', 'open'];
    draft.options['layout'] = 'brio';
    const request = requestOf(game, draft);
    expect(request).toMatchObject({ seat: 1, bots: { '0': 'casual' }, hotseat: false, start: true });
    expect(request.settings.options).toEqual({ layout: 'brio' });
    expect(request.settings.clock).toEqual({
      kind: 'fischer',
      seconds: 90,
      increment: 2,
      ends: 'itself',
    });
    expect(request.settings).toMatchObject({ grace: 10, shared: false });
    expect(request.settings.setup).toEqual({ first: 1 });
  });

  it('is a hot seat when all people sit here', () => {
    const draft = { ...newDraft(game), seats: ['me', 'me', 'open'] as ('me' | 'open')[] };
    expect(requestOf(game, draft)).toMatchObject({ hotseat: true, start: true, settings: { shared: true } });
    expect(() => requestOf(game, { ...draft, setup: '{' })).toThrow(SyntaxError);
    expect(requestOf(game, { ...draft, clock: 'days' }).settings.clock).toEqual({
      kind: 'days',
      days: 3,
      ends: 'itself',
      grace: 24,
    });
    expect(requestOf(game, { ...draft, clock: 'move', ends: 'claim' }).settings.clock).toEqual({
      kind: 'move',
      seconds: 60,
      ends: 'claim',
    });
  });

  it('says which numbers are possible', () => {
    const say = (_: string, { low, high }: Params = {}): string => `${low} to ${high}`;
    expect(game.options.map((option) => allowedNumbers(option, say))).toEqual(['', '0, 2 to 9']);
  });
});
