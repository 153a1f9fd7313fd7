/** One table, live: keeps the socket, sends commands exactly once, and comes back by itself when the line drops. */
import { patience, type Problem, type Refusal } from './http';
import { session } from '../stores/session.svelte';
import { emptyTable, reduce, type LiveState } from './reduce';
import {
  CloseCode,
  PROTOCOL,
  type ActedEvent,
  type ActMessage,
  type ChatMessage,
  type ClientMessage,
  type Command,
  type DoMessage,
  type Preview,
  type Refused,
  type ServerMessage,
  type Verdict,
} from './types.gen';

export type Line = 'connecting' | 'live' | 'lost' | 'missing' | 'forbidden' | 'crowded' | 'outdated';

/** What is sent again until the room has answered. */
type Outgoing = ActMessage | DoMessage | ChatMessage;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** How long to wait before trying again: longer each time, never in step with everybody else. */
export function backoff(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2);
}

export class LiveTable {
  readonly id: string;
  state = $state.raw<LiveState>(emptyTable());
  line = $state<Line>('connecting');
  /** Our own action: sent, not yet settled. */
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What happened while we were away. */
  missed = $state.raw<ActedEvent[]>([]);
  /** Hears of every new state, the one before with it. */
  onstate: ((before: LiveState, after: LiveState) => void) | null = null;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Outgoing>();
  #questions = new Map<string, (answer: ServerMessage | null) => void>();
  #pendingId: string | null = null;
  #settleAt = 0;
  #tries = 0;
  /** Until when the room has asked us to say nothing, and how often in a row it did. */
  #restUntil = 0;
  #rests = 0;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #resuming = false;
  #seen: number;

  constructor(id: string) {
    this.id = id;
    this.#seen = Number(remembered(id) ?? 0);
  }

  open(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#look);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#look);
    this.#socket?.close();
  }

  // ---- what we say ----

  /**
   * Decide: shown as pending at once, settled by the server. With an id of its own, an action that several pages of one
   * person send is carried out once, and none of them is refused.
   */
  act(action: string, id = newId()): void {
    if (this.pending !== null) return;
    this.pending = action;
    this.missed = [];
    this.#settleAt = 0;
    this.#pendingId = id;
    this.#say({ type: 'act', command_id: this.#pendingId, expected_seq: this.state.seq, action });
  }

  /** `seen`: the number of the state that this answers; refused when what it is about has changed since. */
  do(command: Command, seen: number | null = null): void {
    this.#say({ type: 'do', command_id: newId(), command, expected_seq: seen });
  }

  chat(text: string): void {
    this.#say({ type: 'chat', command_id: newId(), text });
  }

  /** Why, or why not? Null when nobody can say just now. */
  async explain(action: string): Promise<Verdict | null> {
    const answer = await this.#question('explain', action);
    return answer?.type === 'explained' ? answer : null;
  }

  /** What would this action lead to? Null when nobody can say just now. */
  async preview(action: string): Promise<Preview | null> {
    const answer = await this.#question('preview', action);
    return answer?.type === 'previewed' ? answer : null;
  }

  #question(type: 'explain' | 'preview', action: string): Promise<ServerMessage | null> {
    if (this.line !== 'live' || this.#resting()) return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#send({ type, id, action });
    });
  }

  /** Show a refusal that came by another way. */
  complain(problem: Problem): void {
    const { code, id, params, clause, message } = problem;
    this.refusal = { code, message: id, params, clause, detail: message };
  }

  dismissMissed(): void {
    this.missed = [];
  }

  #say(message: Outgoing): void {
    this.refusal = null;
    this.#waiting.set(message.command_id, message);
    if (this.line === 'live' && !this.#resting()) this.#send(message);
  }

  #resting(): boolean {
    return Date.now() < this.#restUntil;
  }

  /** The room has too much to do: after a while, send everything again that waits for an answer. */
  #rest(wait: number): void {
    this.#rests += 1;
    if (this.#resting()) return;
    this.#restUntil = Date.now() + wait;
    const socket = this.#socket;
    setTimeout(() => {
      if (socket !== this.#socket || this.#closed) return;
      if (this.line === 'live') for (const waiting of this.#waiting.values()) this.#send(waiting);
      else this.#send({ type: 'join', after_seq: this.state.seq });
    }, wait);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ---- the line ----

  async #connect(): Promise<void> {
    if (this.#closed) return;
    try {
      await session.meet();
    } catch {
      this.#retry();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live/${this.id}`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'join', after_seq: this.state.seq });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => void this.#dropped(socket, event.code);
  }

  async #dropped(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    if (this.line === 'missing') return;
    if (code === CloseCode.FORBIDDEN) this.line = 'forbidden';
    else if (code === CloseCode.TOO_MANY) this.line = 'crowded';
    else {
      if (code === CloseCode.SIGNED_OUT) await session.again().catch(() => undefined);
      this.#retry();
    }
  }

  #retry(): void {
    this.line = this.state.snapshot ? 'lost' : 'connecting';
    if (this.#tries >= 2) this.line = 'lost';
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#connect(), backoff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  #hurry = (): void => {
    if (this.line !== 'lost' || this.#socket) return;
    this.#tries = 0;
    this.#retry();
  };

  #beat(): void {
    if (this.line !== 'live') return;
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send({ type: 'ping' });
  }

  // ---- what we hear ----

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) {
          this.line = 'outdated';
          this.close();
          return;
        }
        this.line = 'live';
        this.#tries = 0;
        this.#resuming = this.#seen > 0;
        for (const waiting of this.#waiting.values()) this.#send(waiting);
        break;
      case 'ack':
        this.#rests = 0;
        this.#waiting.delete(message.command_id);
        if (message.command_id === this.#pendingId) this.#settleAt = message.seq;
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'explained':
      case 'previewed':
        this.#questions.get(message.id)?.(message);
        this.#questions.delete(message.id);
        return;
    }
    const before = this.state;
    this.state = reduce(before, message, Date.now());
    if (this.state !== before) this.onstate?.(before, this.state);
    if (this.state.gap && !before.gap) this.#send({ type: 'join', after_seq: this.state.seq });
    if (message.type === 'update' || message.type === undefined) this.#noteMissed();
    if (this.#settleAt && this.state.seq >= this.#settleAt) this.#settle();
  }

  #refused(refusal: Refused): void {
    const id = refusal.command_id ?? '';
    const wait = patience(refusal, this.#rests);
    if (wait === null) this.#rests = 0;
    else this.#rest(wait);
    const question = this.#questions.get(id);
    if (question) {
      question(null);
      this.#questions.delete(id);
      return;
    }
    if (wait !== null && (this.#waiting.has(id) || this.line !== 'live')) return;
    this.#waiting.delete(id);
    if (refusal.code === 'not_found') this.line = 'missing';
    else if (refusal.message === 'room-no-watching') this.line = 'forbidden';
    if (id === this.#pendingId) this.#settle();
    this.refusal = refusal;
  }

  #settle(): void {
    this.pending = null;
    this.#pendingId = null;
    this.#settleAt = 0;
  }

  /** Moves that came while the page was closed, hidden or cut off, so that they can be shown in one place. */
  #noteMissed(): void {
    const { snapshot, journal, seq } = this.state;
    if (!snapshot) return;
    if (document.hidden || this.#resuming) {
      const since = journal.filter((event) => event.kind === 'acted').filter(({ seq }) => seq > this.#seen);
      const theirs = since.filter((event) => !snapshot.seats.includes(event.seat));
      if (snapshot.seats.length && theirs.length) this.missed = theirs;
    }
    this.#resuming = false;
    if (!document.hidden) this.#remember(seq);
  }

  #look = (): void => {
    if (document.hidden) return;
    this.#remember(this.state.seq);
    this.#hurry();
  };

  #remember(seq: number): void {
    this.#seen = seq;
    try {
      localStorage.setItem(`castelude-seen-${this.id}`, String(seq));
    } catch {
      // nothing is missed but the note of what was missed
    }
  }
}

function remembered(id: string): string | null {
  try {
    return localStorage.getItem(`castelude-seen-${id}`);
  } catch {
    return null;
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
