import { describe, expect, it } from 'vitest';
import { progress } from '../../boards/progress';
import { cardToRead } from './cardToRead';
import { actionWords, guidance, happening, named, now, placeWords } from './describe';
import { AIDS, offers, say, TURN, view } from './testView';
import { cardsInPlay } from './view';

describe('words', () => {
  it('say what can be done, step by step', () => {
    const turn = view({ hand: ['king', 'dragon'] });
    expect(now(turn, TURN, AIDS, say)).toBe('web-castel-now 2 draw-place-swap');
    expect(now(turn, [], AIDS, say)).toBeNull();
    expect(guidance(turn, TURN, progress(TURN, ['hand:king']), ['hand:king'], AIDS, say)).toBe(
      'web-castel-step-hand castel-card-king place-swap court',
    );
    const asked = view({ pending: { by: 'king', verb: 'send', step: 2 } });
    expect(now(asked, offers('send:a@b1', 'send:b@c1'), AIDS, say)).toContain(
      'castel-drawing-ask-king  2 send',
    );
    const theirs = view({ active: 1, pending: { by: 'jester', verb: 'pass', step: 1 } });
    expect(now(theirs, offers('pass:king', 'pass:fool'), AIDS, say)).toMatch(/^web-castel-now-effect-of /);
    const herald = { ...AIDS, called: true };
    expect(now(turn, offers('place:king@c3'), herald, say)).toBe('web-castel-now-king');
    const last = view({ hand: ['king'], pile_sizes: [0, 4] });
    expect(now(last, offers('place:king@c3', 'swap:king>queen'), AIDS, say)).toBe(
      'web-castel-last web-castel-now 2 place-swap',
    );
  });
  it('ask only for what is open when an effect leaves one card or one receiver', () => {
    const charming = view({ pending: { by: 'charming', verb: 'move', step: 1 } });
    expect(now(charming, offers('move:princess@b2>b3', 'move:princess@b2>c2'), AIDS, say)).toBe(
      'web-castel-now-effect castel-card-charming web-castel-ask-where web-castel-ref castel-card-princess b2',
    );
    const courtesan = view({ pending: { by: 'courtesan', verb: 'trade', step: 1 } });
    const trades = offers('trade:king>1', 'trade:soldier>1');
    expect(now(courtesan, trades, AIDS, say)).toContain('web-castel-ask-give castel-seat-1');
    const fairy = view({ pending: { by: 'fairy', verb: 'move', step: 1 } });
    expect(now(fairy, offers('move:king@b2>out', 'move:queen@c2>out'), AIDS, say)).toContain(
      'castel-drawing-ask-fairy',
    );
  });
  it('name the neighbour who gets a card', () => {
    const pending = { by: 'jester', verb: 'pass', step: 1, aside: [] };
    const asked = view({ players: 3, actor: 2, active: 0, seat: 2, pending });
    expect(now(asked, offers('pass:king', 'pass:queen'), AIDS, say)).toContain(
      'web-castel-ask-pass castel-seat-0',
    );
  });
  it('say how it ended where the turn stood', () => {
    const over = view({ actor: null, end: 'out', winners: [1] });
    expect(happening(over, say)).toBe('castel-end-out castel-seat-1.');
  });
  it('name cards, places and seats in messages of the server', () => {
    expect(named({ kind: 'king', spot: 'N', seat: 1, to: 0, most: 4, ref: 'queen@c3' }, say)).toEqual({
      kind: 'castel-card-king',
      spot: 'web-castel-slot-n',
      seat: 'castel-seat-1',
      to: 'castel-seat-0',
      most: 4,
      ref: 'web-castel-ref castel-card-queen c3',
    });
  });
  it('speak a place with its cards, protection and what can be done', () => {
    const cards = cardsInPlay(view({ board: { c3: [{ card: 'king', pawn: 1 }] } }));
    const marks = { chosen: new Set<string>(), next: new Set(['card:king@c3']) };
    expect(placeWords('c3', cards, { ...AIDS, protected: { king: 'priest' } }, marks, say)).toBe(
      'c3, web-castel-zone-court, castel-card-king, web-castel-pawn castel-seat-1, web-castel-guard-priest, web-castel-possible',
    );
  });
  it('say which cell the Minstrel serves, and what lies there', () => {
    const minstrel = view({
      board: { b2: [{ card: 'prince', pawn: 0 }], c4: [{ card: 'queen', pawn: 1 }] },
      pending: { by: 'minstrel', verb: 'lay', step: 1, cell: 'b2' },
    });
    const lays = offers('lay:b2=prince', 'lay:b2=queen');
    expect(now(minstrel, lays, { called: false }, say)).toBe(
      'web-castel-now-effect castel-card-minstrel web-castel-ask-lay b2 castel-card-prince',
    );
  });
  it('say every action', () => {
    const actions = [
      'draw',
      'swap:archer>king',
      'place:siege@N',
      'move:knight@c3.2>d4',
      'send:queen@c3',
      'trade:king>1',
    ];
    expect(offers(...actions).map((offer) => actionWords(offer, say))).toEqual([
      'web-castel-do-draw',
      'castel-log-swap.short castel-card-archer castel-seat-0 castel-card-king',
      'castel-log-place.short castel-card-siege castel-seat-0 web-castel-slot-n',
      'castel-log-move.short castel-card-knight castel-seat-0 c3 d4',
      'web-castel-do-send web-castel-ref castel-card-queen c3',
      'castel-log-traded.short castel-card-king castel-seat-0 castel-seat-1',
    ]);
  });
  it('tell where the card that is read can go', () => {
    expect(cardToRead(view({}), TURN, 'hand:king').spots).toEqual(['c3', 'c4']);
    expect(cardToRead(view({}), offers('swap:king>queen'), 'hand:king').spots).toEqual([]);
    expect(cardToRead(view({ last: 'soldier-03' }), [], null).kind).toBe('soldier');
    expect(cardToRead(view({ last: 'soldier-03' }), [], null, 'knight-1').kind).toBe('knight');
  });
});
