/**
 * The film of a table: what the socket brings at once is shown one action after the other, at the pace that the person
 * has chosen. It decides nothing and blocks nothing: `skip` shows the present at any time.
 */
import type { LiveState } from '../api/reduce';
import { asOf, drawn, frameOf, framesBetween, undrawn, type Frame, type Picture } from './frames';
import type { ActedEvent } from '../api/types.gen';
import { holdInHurry, hurried, inLine, type Pace, type Timed } from './pace';

/** How many frames are kept to be shown again. */
const KEPT = 300;
/** In milliseconds. */
const STEP = 50;

interface Director {
  present: () => LiveState;
  pace: () => Pace;
  /** The seat whose view is shown, or `watch`. */
  seat: () => string;
  /** The sentence of a frame, and the time that it asks for. */
  timed: (frame: Frame) => Timed;
  /** The pictures after the actions `from` to `to`, as the seat that is shown saw them. */
  pictures: (from: number, to: number) => Promise<readonly Picture[]>;
  /** Frames to play in place of one: it may be announced first. */
  staged?: (before: Frame, frame: Frame) => readonly Frame[];
}

export class Film {
  readonly #by: Director;
  /** What is still to be shown, oldest first. The last of them is the present. */
  #waiting = $state.raw<readonly Frame[]>([]);
  /** What is shown, as long as something waits. */
  #shown = $state.raw<Frame | null>(null);
  /** The latest frame that was shown: its sentence stays at the board. */
  told = $state.raw<Frame | null>(null);
  /** The frame that has its time now; null when the film stands still. */
  playing = $state.raw<Frame | null>(null);
  /** How long that frame has. */
  lasts = 0;
  /** A place of the log that was opened: the film stands there until it is closed. */
  opened = $state.raw<Frame | null>(null);
  /** Whether what is played has been shown before. */
  again = $state(false);
  #past = $state.raw<readonly Frame[]>([]);
  #hurry = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(by: Director) {
    this.#by = by;
  }

  /** Whether the board shows something other than the present. */
  readonly behind = $derived(this.#waiting.length > 0 || this.opened !== null);
  /** Whether something is announced or has its moment over the board. */
  readonly staging = $derived(this.playing?.banner !== undefined || this.playing?.moment !== undefined);
  /** Whether a moment covers the board: its veil takes the finger that ends it, and nothing below does. */
  readonly veiled = $derived(this.playing?.moment?.first === true);
  /** The table as it is shown. */
  readonly state = $derived.by((): LiveState => {
    const present = this.#by.present();
    if (this.opened) return asOf(present, this.opened);
    return this.#waiting.length && this.#shown ? asOf(present, this.#shown) : present;
  });
  get left(): number {
    return this.#waiting.length;
  }
  get past(): readonly Frame[] {
    return this.#past;
  }

  /** The socket has brought something: show it in its turn. */
  take(before: LiveState, after: LiveState): void {
    if (before.seq === after.seq) return;
    const frames = framesBetween(before, after);
    if (!frames) {
      const plies = after.snapshot?.table.plies ?? 0;
      this.skip();
      this.#past = this.#past.filter((frame) => frame.plies <= plies);
      this.told = this.#past.findLast((frame) => frame.event !== null) ?? null;
      return;
    }
    if (!frames.length) return;
    if (!this.#past.length && before.snapshot) this.#past = [frameOf(before, before.snapshot, null)];
    const shown = this.#waiting.length && this.#shown ? this.#shown : (this.#past.at(-1) as Frame);
    const staged = frames.flatMap((frame, index) => {
      const last = frames[index - 1] ?? (this.#past.at(-1) as Frame);
      return this.#by.staged?.(last, frame) ?? [frame];
    });
    this.#past = [...this.#past, ...frames].slice(-KEPT);
    void this.#draw(frames);
    if (this.#by.pace() === 'instant' || document.hidden || this.opened) {
      this.#stop();
      this.told = frames.at(-1) ?? null;
      return;
    }
    this.#play(shown, [...this.#waiting, ...staged]);
  }

  /** Show the present. */
  skip(): void {
    const last = this.#waiting.at(-1);
    this.#stop();
    this.opened = null;
    if (last) this.told = last;
  }

  /** What is shown stays while something lies over the board to be read; what waits follows when it is put away. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#waiting.length && this.#timer === undefined) this.#next();
  }

  /** Show these actions again, up to the present; first the position before them, so that all of them move. */
  async replay(acted: readonly ActedEvent[]): Promise<void> {
    const first = acted[0];
    if (!first) return;
    this.skip();
    this.#held = false;
    this.again = true;
    const [before, ...frames] = await this.#frames([null, ...acted], first.ply - first.actions.length);
    if (!before || !this.again) return;
    const staged = frames.flatMap((frame, index) => {
      return this.#by.staged?.(frames[index - 1] ?? before, frame) ?? [frame];
    });
    this.#play(before, [before, ...staged]);
  }

  /** Stand after this action until `skip`. */
  async open(event: ActedEvent): Promise<void> {
    this.skip();
    const [frame] = await this.#frames([event], event.ply);
    this.opened = frame ?? null;
  }

  /** The frames after these actions (null: the one before all of them, after `ply` actions), with their pictures. */
  async #frames(acted: readonly (ActedEvent | null)[], ply: number): Promise<readonly Frame[]> {
    const { state } = this;
    if (!state.snapshot) return [];
    const now = frameOf(state, state.snapshot, null);
    const first = acted.find((event) => event !== null)?.seq ?? now.seq;
    const frames = acted.map((event) => {
      const known = this.#past.find((frame) => frame.plies === (event?.ply ?? ply));
      if (known) return known;
      return event ? undrawn(now, event) : { ...now, seq: first - 1, plies: ply, undrawn: true as const };
    });
    return this.#draw(frames);
  }

  /** Fetch the pictures that some frames lack, also for those of them that wait or were shown. */
  async #draw(frames: readonly Frame[]): Promise<readonly Frame[]> {
    const plies = frames.flatMap((frame) => (frame.undrawn ? [frame.plies] : []));
    if (!plies.length) return frames;
    try {
      const seat = this.#by.seat();
      const pictures = await this.#by.pictures(Math.min(...plies), Math.max(...plies));
      this.#past = drawn(this.#past, pictures, seat);
      this.#waiting = drawn(this.#waiting, pictures, seat);
      return drawn(frames, pictures, seat);
    } catch {
      return frames; // they are told over the picture before
    }
  }

  #play(shown: Frame, waiting: readonly Frame[]): void {
    const pace = this.#pace();
    const { shown: count, factor } = hurried(this.#timed(waiting), pace);
    if (!this.again) this.#hurry = Math.min(this.#hurry, factor);
    const kept = this.again ? waiting : waiting.slice(-count);
    this.#shown = shown;
    this.#waiting = kept;
    if (this.#timer === undefined) this.#next();
  }

  /** Shown again, even those who see everything at once see one action after the other. */
  #pace(): Pace {
    const pace = this.#by.pace();
    return this.again && pace === 'instant' ? 'normal' : pace;
  }

  /** The times of frames that wait, each with what other events have brought behind it. */
  #timed(waiting: readonly Frame[]): Timed[] {
    const timed = waiting.map(this.#by.timed);
    return timed.map((one, place) => {
      if (!one.unhurried) return one;
      const behind = timed.filter(
        (_, other) => other > place && waiting[other]?.event !== waiting[place]?.event,
      );
      return inLine(one, behind, this.#pace());
    });
  }

  #next(): void {
    const [frame, ...rest] = this.#waiting;
    if (!frame) {
      this.#stop();
      return;
    }
    if (this.#held) {
      this.#timer = undefined;
      this.playing = null;
      return;
    }
    this.#shown = frame;
    this.#waiting = rest;
    this.told = frame;
    const [now] = this.again ? [] : this.#timed([frame, ...rest]);
    const timed = now ?? this.#by.timed(frame);
    this.playing =
      timed.summed && frame.moment ? { ...frame, moment: { ...frame.moment, summed: true } } : frame;
    this.lasts = holdInHurry(timed, this.#pace(), this.#hurry);
    if (this.#hurry < 1 || timed.lasts) this.#timer = setTimeout(() => this.#next(), this.lasts);
    else this.#hold(this.lasts);
  }

  /**
   * In small steps: on a slow device the time that nothing could be drawn in does not count, unless much waits. The
   * pictures of moments have clocks of their own.
   */
  #hold(left: number): void {
    const step = Math.min(left, STEP);
    this.#timer = setTimeout(() => (left > step ? this.#hold(left - step) : this.#next()), step);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#shown = null;
    this.playing = null;
    this.again = false;
    this.#hurry = 1;
  }
}
