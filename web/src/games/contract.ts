/**
 * What a game brings to the client: one folder `games/NAME` with an `index.ts` that exports `game`, a `GameModule`.
 * A board contains no rules: it gets a view and the server's legal actions, and reports what the player wants.
 */
import type { Component } from 'svelte';
import type { Form, Offer, Part } from '../boards/offers';
import type { ActedEvent, JsonObject, LogLine, Params } from '../api/types.gen';
import type { Naming } from '../stores/naming';

export type Say = (id: string, params?: Params) => string;

/** The server's word on an action that was tried. */
export interface Answer {
  action: string;
  clause: string | null;
  words: string;
}

/** Who sits where: the person's or the bot's name, the seat's own name, and whether it is ours. */
export interface Sitter {
  name: string;
  title: string;
  mine: boolean;
}

/** What has happened on the board, and what is about to. */
export interface Trail {
  /** The actions of the latest turn. */
  lately: readonly Offer[];
  /** Our own action on its way to the server. */
  pending: Offer | null;
  /** What shall be sent as soon as it is our turn and possible. */
  premove?: Offer | null;
  /** What a bot would do, where one was asked. */
  hint?: Offer | null;
  /** Places that the log or a guide points at. */
  marks: readonly string[];
  /** Why the last intent was not possible. */
  answer: Answer | null;
}
export const NO_TRAIL: Trail = { lately: [], pending: null, marks: [], answer: null };

/** What an action would lead to, as far as the seat can know; view and aids are null where it cannot. */
export interface Foreseen<V = JsonObject, A = JsonObject> {
  view: V | null;
  aids: A | null;
  lines: readonly LogLine[];
}

/** A way to a part of the board that is out of sight. */
export interface Farther {
  words: string;
  go: () => void;
}

/** What a table or a guide offers around the board. */
export interface AroundBoard<V = JsonObject, A = JsonObject> {
  /** Who sits where. */
  seats: readonly Sitter[];
  /** What the log says so far, oldest first. */
  log: readonly LogLine[];
  /** What a legal action would lead to, by the server's word; null when nobody can say just now. */
  preview?: (action: string) => Promise<Foreseen<V, A> | null>;
  /** How many of our latest decisions can be taken back without asking. */
  takebacks: number;
  /** Take back this many decisions, the latest first. */
  ontakeback?: (count: number) => void;
  /**
   * The next step of an action that is being put together, for the line "what you can do now"; null before the first.
   * With `back`, the line offers the way one step back; with `farther`, the way to what can also be chosen but is out of
   * sight.
   */
  onsay?: (words: string | null, back?: () => void, farther?: Farther) => void;
  /** Something to be read lies over the board, or does no longer: what others do meanwhile is shown after it. */
  onreading?: (reading: boolean) => void;
  /** An action for when it is our turn, if it is possible then; null takes it back. */
  onpremove?: (action: string | null) => void;
  /** On phones: where the choices of the moment go, beneath that line; it is always in sight. */
  sheet?: HTMLElement | undefined;
}
export const NOBODY_AROUND: AroundBoard<never, never> = { seats: [], log: [], takebacks: 0 };

/** How the board is shown. */
export interface Look {
  /** What screen readers call the board. */
  label: string;
  /** A small picture: no names, nothing to do. */
  small?: boolean;
  /** A small picture of the board alone, without what is in hands or still to place. */
  bare?: boolean;
  /** In a small picture: the places to show; the whole board for none. */
  frame?: readonly string[];
  /** In a small picture: places have their names, where words beside it use them. */
  names?: boolean;
  /** The seat from whose side the board is seen, where that is not the seat of the view. */
  below?: number;
  /** The board is seen from the other side. */
  flipped?: boolean;
  /** Fingers and the left mouse button draw arrows and circles, and decide nothing. */
  drawing?: boolean;
  /** Nothing moves. */
  still?: boolean;
  /** Where the server's own drawing of this view is found; for the generic board. */
  picture?: string;
}

/** A board gets a position and the offered actions with their parts, and reports an intent. */
export interface BoardProps<V = JsonObject, A = JsonObject, P = JsonObject> {
  /** The position as this seat may see it. */
  view: V;
  /** What the server worked out to help in reading it. */
  aids: A;
  /** What is printed on the cards of this table, for boards that ask for it; nothing until it has come. */
  printed?: P;
  /** The legal actions; empty when somebody else is to decide. */
  offers: readonly Offer[];
  /** How the game writes its actions. */
  forms: readonly Form[];
  /** What the player wants. It need not be legal: the frame asks the server why not, and answers by `trail.answer`. */
  onintent: (action: string) => void;
  trail: Trail;
  around: AroundBoard<V, A>;
  look: Look;
}

/** A decision that has no place on the board. */
export interface Choice {
  action: string;
  words: string;
  primary?: boolean;
}

/** A position of the guide or a film: what the position endpoint of the API takes. */
export interface Scene {
  players: number;
  setup: Record<string, unknown>;
  options?: Record<string, string | number | boolean>;
  /** Actions already played. */
  actions?: readonly string[];
  /** Actions to show one by one. */
  next?: readonly string[];
  /** Whose view is shown; a spectator's without it (in a guide seat 0). */
  seat?: number;
}

export interface GuideStep {
  /** Message ids `web-GAME-guide-ID`, `.title` and `.done`. */
  id: string;
  scene: Scene;
  /** Actions of the legal list that count as done; any legal one when empty. */
  wanted?: readonly string[];
  /** What to point at first, where the learner has to choose something that is not a part of the action. */
  begin?: Part;
  /** The step goes on from what the learner did in the one before, in place of its own scene. */
  follows?: boolean;
  /** How many actions finish the step; without it, it lasts until the turn passes on. */
  actions?: number;
  /** The place that `.done` speaks of, where that is not the one of the last action. */
  shows?: string;
}

/** The board and what belongs to its picture. */
interface BoardModule<V, A, P> {
  Board: Component<BoardProps<V, A, P>>;
  /** What the seats have won or hold, beside the board. */
  Reserve?: Component<{ view: V; seat: number }>;
  /** The board needs what is printed on cards. */
  printed?: boolean;
  /** The board is a list that scrolls: no zoom. */
  flat?: boolean;
  /** The board can be looked at from the other side. */
  flips?: boolean;
  /** Arrows and circles for thinking can be drawn on the board. */
  draws?: boolean;
  /** The small board says nothing: a film of it does without the game's words. */
  wordless?: boolean;
  /** An action that is no decision where it is the only one: the table plays it by itself, and the film shows it. */
  forced?: (only: Offer) => boolean;
  /** Places on the board that an action names, where these are not the values of its parts. */
  places?: (offer: Offer, seat: number | null) => string[];
}

/** The game's own words. */
interface WordsModule<V, A> {
  /** What can be done now, as a sentence. */
  now?: (view: V, offers: readonly Offer[], naming: Naming, aids: A) => string | null;
  /** Decisions that have no place on the board, as buttons. */
  choices?: (offers: readonly Offer[], naming: Naming) => Choice[];
  /** The parameters of a log line or a refusal with the game's own things (cards, places) named in words. */
  named?: (params: Params, naming: Naming) => Params;
  /** An action in words, where its text is not for everybody's eyes. */
  action?: (offer: Offer, naming: Naming) => string;
  /** A seat's result in words, where the number alone says little. */
  score?: (score: number, naming: Naming) => string;
}

/** How the log tells a turn. */
interface LogModule {
  /** A turn in brief, for games without a notation. */
  brief?: (events: readonly ActedEvent[], naming: Naming) => string;
  /** A turn in a few words, where the notation is only for those who know it: the log shows it small beneath. */
  told?: (events: readonly ActedEvent[], naming: Naming) => string;
  /** Places that a line of the log names besides the action. */
  places?: (line: LogLine) => string[];
  /** Whether an event is one to jump to in a replay: a capture, a courtyard closed. */
  notable?: (event: ActedEvent) => boolean;
}

/** Something big that has happened: it has its second in the film, and its picture over the board. */
export interface Moment {
  /** What it is, in the game's own vocabulary: `castle`, `courtyard`, `home`, `siege`. */
  kind: string;
  /** The seat that it belongs to; null for all. */
  seat: number | null;
  /** Said in large letters beneath the picture. */
  words: string;
  /** How it is told afterwards, where its large letters do not say enough. */
  told?: string;
  /** How long it lasts at normal pace, in milliseconds. */
  lasts: number;
  /** What the picture shows of it, for the game's own `Moment`. */
  shows: JsonObject;
  /** How it compares with others of the game: the weightiest is shown at the end. */
  weight?: number;
  /** It is played before the board changes. */
  first?: boolean;
  /** For the board at the end of a game: the part of it where this happened, and the places that it marks there. */
  scene?: { frame: readonly string[]; marks: readonly string[] };
  /** It has its whole time even where something waits behind it: people can skip it. */
  unhurried?: boolean;
  /** Too much waits behind it for that: the picture shows at once what came of it. */
  summed?: boolean;
}

/** What the film of a table shows besides the board. The log says what has happened, the views what it led to. */
interface FilmModule<V> {
  /** A new phase, the last round, the last cards: words that are shown before the board changes. */
  announced?: (before: V, after: V, naming: Naming) => string | null;
  /** The board between two views, where an effect has to be seen after its cause; null for nothing between. */
  between?: (before: V, after: V) => V | null;
  /**
   * A turn so far in words, where the lines of the log say too little or too much; `over`: somebody else's turn, seen to
   * its end, so that all of it is told and not only its latest action.
   */
  told?: (turn: readonly ActedEvent[], naming: Naming, over: boolean) => string;
  /** Whether an action changes nothing on the board: it is over in a moment. */
  brief?: (event: ActedEvent) => boolean;
  /** The moment that an event is, if it is one. */
  moment?: (event: ActedEvent, after: V, naming: Naming) => Moment | null;
  /** The picture of a moment. `lasts`: its time as it is played; `still`: nothing moves. */
  Picture?: Component<{ moment: Moment; lasts: number; still: boolean }>;
  /** The picture of a moment at the end of a game, where a small board does not show it. */
  KeptPicture?: Component<{ moment: Moment }>;
}

/** What helps to learn the game. */
interface LearnModule {
  /** A card of the rules page's catalogue, without its name: that stands beside it. */
  CardPicture?: Component<{ id: string; printed: JsonObject }>;
  guide?: readonly GuideStep[];
  /** A short film for the card on the home page. */
  film?: Scene;
}

/** How a position is set up by hand. Nothing here knows what is possible: the server says so. */
export interface EditModule<V> {
  /** What can be done to a place; `web-GAME-edit-TOOL` says what it is. */
  tools: readonly string[];
  /** The setup after a tool was used on a place. */
  put: (setup: JsonObject, tool: string, place: string) => JsonObject;
  /** The setup of a position, with everything spelled out that tools change. */
  from: (view: V) => JsonObject;
  /** A setup on the board, possible or not; `before` has what it does not say. */
  shown: (setup: JsonObject, before: V) => V;
}

/** Cards of a setup that lie in one list. */
export interface DealtList {
  /** Where the setup has it: keys and places, from the outside in. */
  path: readonly (string | number)[];
  words: string;
  /** So many of its first cards are dealt out at the start, to where `words` says. */
  dealt?: { count: number; words: string };
}

/** How a deal is set up by hand, where the rules know no other setup. Nothing here knows what is possible. */
export interface DealModule {
  /** The lists of cards of a game of so many, in the order of the page. */
  lists: (players: number, naming: Naming) => DealtList[];
  cardName: (card: string, naming: Naming) => string;
  /** The id that the picture of a card goes by; the card's own without it. */
  pictured?: (card: string) => string;
  /** The picture of a card says its name. */
  pictureNamed?: boolean;
}

export interface GameModule<V = JsonObject, A = JsonObject, P = JsonObject> {
  board: BoardModule<V, A, P>;
  words?: WordsModule<V, A>;
  log?: LogModule;
  film?: FilmModule<V>;
  learn?: LearnModule;
  edit?: EditModule<V>;
  deal?: DealModule;
}
