/** What goes over the wire: see docs/room-protocol.md. */
import type { Form } from '../boards/offers';
import type { Json, Steps } from './delta';

export type Lang = 'en' | 'fr';
export type Param = string | number;
export type Params = Record<string, Param>;
export type OptionValue = string | number | boolean;
/** A seat's view of a position; every game has its own shape, which only its board knows. */
export type View = Record<string, unknown>;

export interface OptionFacts {
  key: string;
  default: OptionValue;
  words: string[];
  ranges: [number, number][];
  names: Record<Lang, string>;
  help: Record<Lang, string>;
}

export interface GameFacts {
  id: string;
  names: Record<Lang, string>;
  min_players: number;
  max_players: number;
  hidden: boolean;
  chance: boolean;
  draws: boolean;
  rules_version: number;
  levels: string[];
  /** How the actions of the game are written: see boards/offers.ts. */
  forms: Form[];
  seats: Record<Lang, string[]>;
  options: OptionFacts[];
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

/** A session of ours: where we are known without a password. */
export interface KnownSession {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export type ClockKind = 'none' | 'move' | 'fischer' | 'days';
export interface ClockRule {
  kind: ClockKind;
  seconds?: number;
  increment?: number;
  days?: number;
}
export type Watch = 'nobody' | 'link' | 'everybody';
export type Takebacks = 'free' | 'ask' | 'never';

export interface TableSettings {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  listed: boolean;
  watch: Watch;
  clock: ClockRule;
  takebacks: Takebacks;
  setup?: Record<string, unknown> | null;
}

export interface SeatState {
  kind: 'free' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  ready: boolean;
  away: boolean;
}

export interface Outcome {
  why: 'game' | 'resigned' | 'time' | 'draw' | 'cancelled';
  scores: number[];
  winners: number[];
}

export interface Summary {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  status: 'open' | 'running' | 'finished' | 'cancelled';
  listed: boolean;
  watch: Watch;
  clock: Required<ClockRule>;
  takebacks: Takebacks;
  custom: boolean;
  seats: SeatState[];
  seq: number;
  plies: number;
  actor: number | null;
  outcome: Outcome | null;
  created: number;
  changed: number;
  rematch: string | null;
  rematch_of: string | null;
  mine?: number[];
}

export interface ClockState {
  left: number[] | null;
  running: number | null;
  out: boolean;
}

export type Asking = 'draw' | 'cancel' | 'takeback' | 'replace';
export interface Asked {
  what: Asking;
  seat: number;
  target: number | null;
  level: string | null;
  agreed: number[];
  waiting: number[];
}

export interface LogLine {
  id: string;
  args: Params;
}

/** An event of the table's journal; the fields depend on its kind. */
export interface TableEvent {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  seats?: number[];
  name?: string;
  names?: (string | null)[];
  level?: string | null;
  kicked?: boolean;
  ready?: boolean;
  ply?: number;
  actions?: string[];
  log?: LogLine[];
  turn?: number;
  notation?: string;
  what?: Asking;
  agree?: boolean;
  target?: number | null;
  by?: number;
  table?: string;
}

export interface Snapshot {
  table: Summary;
  host: boolean;
  seats: number[];
  views: Record<string, View>;
  aids: Record<string, View>;
  legal: { seat: number; actions: string[] } | null;
  takebacks: number;
  clock: ClockState;
  requests: Asked[];
  fairness: { commitment: string; revealed: boolean; nonce?: string } | null;
}

export interface ChatLine {
  number: number;
  at: number;
  name: string;
  text: string;
}

export interface Refusal {
  code: string;
  message: string;
  params: Params;
  clause: string | null;
  detail: string;
}

export interface Verdict {
  legal: boolean;
  clause: string | null;
  message: string;
  params: Params;
}

/** What an action would lead to, as far as the seat can know; view and aids are null where it cannot. */
export interface Preview {
  view: View | null;
  aids: View | null;
  lines: LogLine[];
}

/** A line of the log and an event as they are sent: see journal.ts. */
export type SentLine = [word: string, args: Params] | LogLine;
export type SentEvent =
  | [
      seq: number,
      at: number,
      seat: number,
      ply: number,
      actions: string[],
      log: SentLine[],
      turn: number,
      notation: string,
    ]
  | TableEvent;

/** What has happened since the last message, and patches of what it changed in the snapshot: see patch.ts. */
export type News = {
  type?: undefined;
  events: SentEvent[];
  /** The seat to decide and the steps to its list of actions; absent when the viewer is not to decide. */
  legal?: [number, ...Steps];
} & { [part in Exclude<keyof Snapshot, 'legal'>]?: Json };

export type ServerMessage =
  | { type: 'welcome'; protocol: number; you: { id: string; name: string }; seq: number }
  | ({ type: 'update'; after: number; seq: number; events: SentEvent[] } & Snapshot)
  | News
  | { type: 'ack'; command_id: string; seq: number }
  | ({ type: 'refused'; command_id?: string | null } & Refusal)
  | ({ type: 'explained'; id: string } & Verdict)
  | ({ type: 'previewed'; id: string } & Preview)
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'presence'; people: string[] }
  | { type: 'pong'; now: number };

export type Command =
  | { kind: 'join'; seat?: number | null }
  | { kind: 'leave' | 'start' | 'takeback' | 'resign' | 'claim' | 'rematch' }
  | { kind: 'kick'; seat: number }
  | { kind: 'bot'; seat: number; level: string }
  | { kind: 'ready'; ready: boolean }
  | { kind: 'ask'; what: Asking; seat?: number; level?: string }
  | { kind: 'answer'; what: Asking; agree: boolean };

export interface Clause {
  id: string;
  title: string;
  text: string;
  ruling: boolean;
  why: string | null;
}
export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}
export interface Rulebook {
  game: string;
  chapters: Chapter[];
}

export interface Placed {
  actor: number | 'chance' | null;
  view: View;
  aids: View;
  legal: string[];
  moments?: { view: View; aids: View }[];
  verdict?: Verdict;
}

/** A whole game: its actions, and what each of them did. `seat` is null for a random event. */
export interface WholeGame {
  record: { actions: string[] };
  log: { seat: number | null; lines: LogLine[] }[];
}

export interface ReplayMoment {
  ply: number;
  plies: number;
  actor: number | 'chance' | null;
  lately: string[];
  view: View;
  aids: View;
}

/** One decision looked at again: the chances before it, the best action and line, and what the choice cost. */
export interface AnalysisMoment {
  ply: number;
  seat: number;
  action: string;
  chances: number[];
  best: string;
  /** What the best action would have done; empty where it was played. */
  deeds: LogLine[];
  value: number;
  line: string[];
  choice: number;
}

export interface AnalysisResult {
  moments: AnalysisMoment[];
  final: number[];
  choice: number[];
  luck: number[] | null;
  /** Plies of the decisions that cost most, the worst first. */
  turning: number[];
}

export interface Analysis {
  state: 'none' | 'waiting' | 'running' | 'finished' | 'failed';
  done: number;
  total: number;
  result: AnalysisResult | null;
}

export interface Hint {
  seat: number;
  seq: number;
  action: string;
  value: number;
  line: string[];
  reason: LogLine[];
}
