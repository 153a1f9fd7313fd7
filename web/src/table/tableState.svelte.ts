/** The table as one person works at it: which view is shown, what may be done, what was answered. */
import type { Answer, AroundBoard, Choice, Farther, GameModule, Sitter, Trail } from '../games/contract';
import type { Offer } from '../boards/offers';
import { api, Problem } from '../api/http';
import type { LiveTable } from '../api/liveTable.svelte';
import { latestActions, logRows } from '../api/log';
import { tablePicture } from '../api/pictures';
import { Film } from '../film/film.svelte';
import { sinceOwnTurn, staged, type Frame } from '../film/frames';
import { Naming } from '../stores/naming';
import { printedOn, type Printed } from '../stores/printed.svelte';
import { preferences } from '../stores/preferences.svelte';
import { t, texts } from '../stores/texts.svelte';
import type { GameFacts, Params, Snapshot, JsonObject } from '../api/types.gen';
import { isPersons, outcomeWords, seatCalled, seatName, seatTitle } from '../stores/words';

const BANNER = 1400;

export class TableState {
  readonly live: LiveTable;
  readonly facts: GameFacts;
  readonly game: GameModule;
  readonly naming: Naming;
  /** What has happened, shown one action after the other. */
  readonly film: Film;
  readonly #printed: Printed;
  answer = $state.raw<Answer | null>(null);
  marks = $state.raw<string[]>([]);
  /** What the board says of the next step of an action that is being put together. */
  said = $state<string | null>(null);
  /** The board's way one step back in it. */
  back = $state.raw<(() => void) | null>(null);
  /** The way to what can also be chosen, on screens that do not show all of it. */
  farther = $state.raw<Farther | null>(null);
  /** An action that waits for a second word. */
  proposed = $state<string | null>(null);
  /** What a bot would do and why, and for which state of the table. */
  hint = $state.raw<{ action: string; reason: string[]; seq: number; left: number } | null>(null);
  thinking = $state(false);
  /** What shall be sent as soon as it is our turn, if it is offered then. */
  premove = $state<string | null>(null);
  /** Where the board puts the choices of the moment on phones: always in sight. */
  sheet = $state.raw<HTMLElement>();
  /** The board is seen from the other side. */
  flipped = $state(false);
  /** Arrows and circles are drawn on the board. */
  drawing = $state(false);
  /** The gesture that has ended the film may take something up, but decides nothing. */
  skipping = false;
  /** The seat whose player holds the device, where several share it and have secrets from each other. */
  #holder = $state<number | null>(null);
  /** After how many actions something was played by itself. */
  readonly #forced = new Set<number>();

  constructor(live: LiveTable, facts: GameFacts, game: GameModule) {
    this.live = live;
    this.facts = facts;
    this.game = game;
    this.film = new Film({
      present: () => live.state,
      pace: () => preferences.pace,
      seat: () => this.seat,
      pictures: (from, to) => {
        const seat = this.seat === 'watch' ? null : Number(this.seat);
        return api.replay(live.id, from, to, seat);
      },
      timed: (frame) => ({
        words: this.tell(frame),
        own: this.#isOwn(frame),
        brief: frame.event !== null && this.game.film?.brief?.(frame.event) === true,
        lasts: frame.moment?.lasts ?? (frame.banner ? BANNER : 0),
        unhurried: frame.moment?.unhurried ?? false,
      }),
      staged: (before, frame) => this.#staged(before, frame),
    });
    this.#printed = printedOn(game, facts.id, this.table.players, this.table.options);
    this.naming = new Naming(
      facts.id,
      game,
      () => this.printed,
      (seat) => seatCalled(this.table, seat),
    );
    live.onstate = (before, after) => this.film.take(before, after);
  }

  /** What a frame of the film tells, as a sentence. */
  tell(frame: Frame): string {
    if (frame.banner !== undefined) return frame.banner;
    const log = frame.event?.log ?? [];
    return frame.moment?.first
      ? frame.moment.words
      : this.naming.sentence(frame.cause ? log.slice(0, 1) : log);
  }
  /** What is announced before a frame, and the moment that it is. */
  #staged(before: Frame, frame: Frame): readonly Frame[] {
    const { announced, between, moment } = this.game.film ?? {};
    const [was, is] = [before.views[this.seat], frame.views[this.seat]];
    if (!frame.event || !was || !is || frame.undrawn) return [frame];
    const banner = announced?.(was, is, this.naming) ?? null;
    const cause = between?.(was, is) ?? null;
    const { aids, table } = before;
    const middle = cause && { ...frame, views: { ...frame.views, [this.seat]: cause }, aids, table };
    return staged(before, frame, banner, moment?.(frame.event, is, this.naming) ?? null, middle);
  }
  #isOwn({ event }: Frame): boolean {
    return event !== null && (this.live.state.snapshot?.seats.includes(event.seat) ?? false);
  }

  get snapshot(): Snapshot {
    const { snapshot } = this.film.state;
    if (!snapshot) throw new Error('no table yet');
    return snapshot;
  }
  get printed(): JsonObject {
    return this.#printed.view;
  }
  get table(): Snapshot['table'] {
    return this.snapshot.table;
  }

  readonly over = $derived(this.table.outcome !== null);
  /** How it ended for the person here. */
  readonly result = $derived.by((): 'victory' | 'shared' | 'defeat' | 'draw' | 'over' => {
    const { seats, table } = this.snapshot;
    const winners = table.outcome?.winners ?? [];
    const [own] = seats;
    if (own === undefined || seats.length > 1 || !winners.length) return winners.length ? 'over' : 'draw';
    if (!winners.includes(own)) return 'defeat';
    if (winners.length === 1) return 'victory';
    return this.facts.draws && winners.length === table.seats.length ? 'draw' : 'shared';
  });
  /** Whether people with secrets from each other share this device. */
  readonly shared = $derived.by(() => this.facts.hidden && this.snapshot.seats.length > 1 && !this.over);
  /** Whether the device has to change hands before anything of the next seat is shown. */
  readonly covered = $derived(this.shared && this.snapshot.legal !== null && this.#holder === null);
  /** Whether somebody still looks at what their last action brought, while the next seat is to decide. */
  readonly lingers = $derived.by(() => {
    const { legal } = this.snapshot;
    return this.shared && legal !== null && this.#holder !== null && this.#holder !== legal.seat;
  });
  readonly seat = $derived.by(() => {
    if (!this.shared) return this.live.state.shown;
    return this.#holder === null ? 'watch' : String(this.#holder);
  });
  readonly view = $derived<JsonObject>(this.snapshot.views[this.seat] ?? {});
  readonly aids = $derived<JsonObject>(this.snapshot.aids[this.seat] ?? {});
  readonly sitters = $derived.by((): Sitter[] =>
    this.table.seats.map((chair, seat) => ({
      name: seatName(chair),
      title: seatTitle(this.table.game, seat),
      mine: this.snapshot.seats.includes(seat),
    })),
  );
  readonly options = $derived.by((): readonly string[] =>
    this.live.line === 'live' && this.mine ? (this.snapshot.legal?.actions ?? []) : [],
  );
  readonly offers = $derived.by((): readonly Offer[] => this.naming.read(this.options));
  readonly rows = $derived.by(() => logRows(this.film.state.journal, this.table.plies));
  readonly acted = $derived.by(() => this.rows.flatMap((row) => (row.kind === 'turn' ? row.events : [])));
  readonly log = $derived.by(() => this.acted.flatMap((event) => event.log ?? []));
  readonly picture = $derived.by(() => tablePicture(this.table.id, this.seat, this.table.seq, texts.lang));
  readonly lately = $derived.by(() => this.naming.read(latestActions(this.rows)));
  readonly choices = $derived.by((): Choice[] => this.game.words?.choices?.(this.offers, this.naming) ?? []);
  readonly around = $derived.by((): AroundBoard => ({
    seats: this.sitters,
    log: this.log,
    preview: (action) => this.live.preview(action),
    takebacks: this.snapshot.takebacks,
    ontakeback: (count) => this.takeBack(count),
    onsay: (words, back, farther) => this.say(words, back, farther),
    onreading: (reading) => this.film.hold(reading && this.table.clock.kind === 'none'), // time must be seen
    sheet: this.sheet,
    ...(this.premoves ? { onpremove: (action: string | null) => (this.premove = action) } : {}),
  }));
  readonly mine = $derived(this.snapshot.legal !== null && !this.covered && !this.lingers);
  readonly seated = $derived(this.snapshot.seats.length > 0);
  /** Whether a move can be made ahead: one seat of ours, somebody else is to decide. */
  readonly premoves = $derived(this.snapshot.seats.length === 1 && !this.mine && !this.over);
  /** Where the table stands for this person: whether something is on its way, and whom everybody waits for. */
  readonly stage = $derived.by((): 'over' | 'lost' | 'sent' | 'mine' | 'theirs' => {
    if (this.over) return 'over';
    if (this.live.line !== 'live') return 'lost';
    if (this.live.pending !== null) return 'sent';
    return this.mine ? 'mine' : 'theirs';
  });
  /** What the log, a hint or the film points at. */
  readonly pointed = $derived.by((): string[] => {
    const { playing } = this.film;
    return this.marks.length || !playing ? this.marks : this.framePlaces(playing);
  });
  readonly trail = $derived.by((): Trail => {
    const action = this.live.pending ?? this.proposed;
    const pending = action === null ? null : (this.naming.read([action])[0] ?? null);
    const premove = this.premove === null ? null : (this.naming.read([this.premove])[0] ?? null);
    const advised = this.hint?.seq === this.live.state.seq ? this.hint.action : null;
    const hint = advised === null ? null : (this.naming.read([advised])[0] ?? null);
    return { lately: this.lately, pending, premove, hint, marks: this.pointed, answer: this.answer };
  });

  /** What can be done now, always a sentence. */
  readonly now = $derived.by(() => {
    const { table, legal, seats } = this.snapshot;
    const end = (this.view['end'] as string | null) ?? null;
    if (table.outcome) return outcomeWords(table, table.outcome, end, seats);
    if (this.live.pending !== null) return t('web-now-pending');
    if (this.drawing) return t('web-now-drawing');
    if (legal && !this.mine) {
      const { named, name } = table.seats[legal.seat] ?? {};
      return t(this.covered ? 'web-now-hand-over' : 'web-now-look', {
        seat: seatTitle(table.game, legal.seat),
        named: named ? 'yes' : 'no',
        name: name ?? '',
      });
    }
    if (legal) {
      const words =
        this.said ??
        this.game.words?.now?.(this.view, this.naming.read(legal.actions), this.naming, this.aids) ??
        t('web-now-choose', { count: legal.actions.length });
      return this.snapshot.seats.length > 1
        ? t('web-now-seat', { seat: seatCalled(table, legal.seat), words })
        : words;
    }
    if (this.premove !== null) return t('web-now-premove', { action: this.naming.action(this.premove) });
    if (table.actor === null) return t('web-now-nobody');
    if (this.film.behind && this.snapshot.seats.includes(table.actor)) return t('web-now-film');
    const name = seatName(table.seats[table.actor]);
    return t('web-now-wait', { name, seat: seatTitle(table.game, table.actor) });
  });

  /** What the game is about, for those who have not decided anything yet. */
  readonly aim = $derived.by(() => {
    const { seats, table } = this.snapshot;
    const id = `web-aim-${table.game}`;
    const begun = this.acted.some(({ seat }) => seats.includes(seat));
    return begun || this.over || !this.seated || !texts.has(id) ? null : t(id);
  });

  /** Whether no other person plays here: then a bot may be asked. */
  readonly alone = $derived.by(() => {
    const { seats, table } = this.snapshot;
    return table.seats.every((chair, seat) => !isPersons(chair) || seats.includes(seat));
  });

  /** Whether other people sit here. */
  readonly others = $derived.by(() => {
    const { seats, table } = this.snapshot;
    return table.seats.some((chair, seat) => isPersons(chair) && !seats.includes(seat));
  });
  /** What has been asked of everybody and waits for an answer. */
  readonly asked = $derived(new Set(this.snapshot.requests.map(({ what }) => what)));

  /** Whether our latest decision can be taken back without asking. */
  readonly freeTakeback = $derived.by(() => {
    const { seats, table, takebacks } = this.snapshot;
    if (this.over || !this.seated || table.takebacks === 'never' || !table.plies) return false;
    if (this.shared) {
      const latest = this.rows.at(-1);
      return latest?.kind === 'turn' && latest.seat === this.#holder && (takebacks > 0 || this.alone);
    }
    return (
      takebacks > 0 ||
      (this.alone && this.rows.some((row) => row.kind === 'turn' && seats.includes(row.seat)))
    );
  });

  /** What can be shown again: everything since our last turn; on a shared device, that of the player who has it now. */
  readonly seen = $derived.by(() => {
    const { legal, seats } = this.snapshot;
    const holder = seats.length < 2 ? null : this.shared ? this.#holder : (legal?.seat ?? null);
    return sinceOwnTurn(this.acted, holder === null ? seats : [holder]);
  });

  /** Show the board as it was after a turn of the log. */
  async openTurn(ply: number): Promise<void> {
    const event = this.acted.find((event) => event.ply === ply);
    if (event) await this.film.open(event);
  }

  framePlaces({ event, banner }: Frame): string[] {
    return event && banner === undefined ? this.naming.eventPlaces([event], event.seat) : [];
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    const { seq } = this.live.state;
    try {
      const { action, reason, left, line_seats } = await api.hint(this.table.id);
      this.thinking = false;
      if (this.live.state.seq !== seq || this.live.pending !== null) return; // decided without it
      const words = reason.map(({ id, args }) =>
        this.naming.line({ id, args: this.#inWords(args, id === 'hint-line' ? line_seats : []) }),
      );
      this.hint = { action, reason: words, seq, left };
      this.marks = this.naming.places([action]);
    } catch (error) {
      if (error instanceof Problem) this.live.complain(error);
    }
    this.thinking = false;
  }

  closeHint(): void {
    this.hint = null;
    this.marks = [];
  }

  /** The actions that a hint names, in words; in a line of several seats, with whose they are. */
  #inWords(args: Params, seats: readonly (number | null)[]): Params {
    const inWords = this.naming.action;
    const whose = (action: string, place: number): string => {
      const seat = seats[place] ?? null;
      const words = inWords(action);
      if (seat === null || seat === seats[place - 1]) return words;
      return t('web-named', { what: this.naming.seat(seat), value: words });
    };
    const { other, line } = args;
    return {
      ...args,
      ...(typeof other === 'string' ? { other: inWords(other) } : {}),
      ...(typeof line === 'string' ? { line: line.split(' ').map(whose).join(' · ') } : {}),
    };
  }

  /** The player of the seat to decide has the device now. */
  uncover(): void {
    this.#holder = this.snapshot.legal?.seat ?? null;
  }

  /** Whoever holds the device has seen enough: cover everything that is not public. */
  handOver(): void {
    this.film.skip();
    this.answer = null;
    this.hint = null;
    this.marks = [];
    this.#holder = null;
  }

  /** Carry out a wish of the board: send it, ask for a second word, or find out why not. */
  async intend(action: string): Promise<void> {
    this.answer = null;
    this.hint = null;
    this.marks = [];
    if (!this.mine || this.live.pending !== null || this.skipping) return;
    if (this.options.includes(action)) {
      if (preferences.confirm || this.table.clock.kind === 'days') this.proposed = action;
      else this.live.act(action);
      return;
    }
    const verdict = await this.live.explain(action);
    if (verdict && !verdict.legal) {
      this.answer = {
        action,
        clause: verdict.clause,
        words: this.naming.refusal({ ...verdict, detail: verdict.message }),
      };
    }
  }

  /** It is our turn: send what was wished for ahead, if it is offered; forget it in any case. */
  playPremove(): void {
    const action = this.premove;
    this.premove = null;
    if (action === null || !this.options.includes(action)) return;
    if (preferences.confirm) this.proposed = action;
    else this.live.act(action);
  }

  /**
   * There is only one thing to do, and it is no decision: do it, but not again after it was taken back. Every page that
   * shows the table does so with the same id.
   */
  playForced(): void {
    const [only, ...others] = this.offers;
    const { plies } = this.table;
    if (!only || others.length || this.#forced.has(plies) || !this.game.board.forced?.(only)) return;
    this.#forced.add(plies);
    this.live.act(only.text, `forced ${plies}`);
  }

  say(words: string | null, back?: () => void, farther?: Farther): void {
    this.said = words;
    this.back = back ?? null;
    this.farther = farther ?? null;
  }

  /** Take back decisions of our own turn, the latest first. */
  takeBack(count: number): void {
    this.answer = null;
    if (this.live.pending !== null) return;
    for (let step = 0; step < count; step += 1) this.live.do({ kind: 'takeback' });
  }

  confirm(): void {
    if (this.proposed !== null) this.live.act(this.proposed);
    this.proposed = null;
  }
}
