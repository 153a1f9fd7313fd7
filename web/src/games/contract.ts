/**
 * What a game brings to the client: one folder `games/NAME` with an `index.ts` that exports `game`, a `GameModule`.
 * A board knows no rules: it gets a view and the server's legal list, and reports what the player wants.
 */
import type { Component } from 'svelte';
import type { LogLine, Params, Preview, TableEvent, View } from '../api/wire';
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

export interface BoardProps {
  /** The position as this seat may see it. */
  view: View;
  /** What the server worked out to help in reading it. */
  aids?: View;
  /** What is printed on the cards of this table, for boards that ask for it; nothing until it has come. */
  printed?: View;
  /** What the log says so far, oldest first. */
  log?: readonly LogLine[];
  /** Who sits where; empty in small pictures. */
  seats?: readonly Sitter[];
  /** The legal list; empty when somebody else is to decide. */
  options: readonly string[];
  /** What the player wants. It need not be legal: the frame asks the server why not, and answers by `answer`. */
  onintent: (action: string) => void;
  /** What a legal action would lead to, by the server's word; null when nobody can say just now. */
  preview?: (action: string) => Promise<Preview | null>;
  /** How many of our latest decisions can be taken back without asking. */
  takebacks?: number;
  /** Take back this many decisions, the latest first. */
  ontakeback?: (count: number) => void;
  /**
   * The next step of an action that is being put together, for the line "what you can do now"; null before the first.
   * With `back`, the line offers the way one step back.
   */
  onsay?: (words: string | null, back?: () => void) => void;
  /** The actions of the latest turn, for the trail. */
  lately?: readonly string[];
  /** Our own action on its way to the server. */
  pending?: string | null;
  /** Why the last intent was not possible. */
  answer?: Answer | null;
  /** Places that the log or a guide points at. */
  marks?: readonly string[];
  /** A small picture: no names, nothing to do. */
  small?: boolean;
  /** In a small picture: the places to show; the whole board for none. */
  frame?: readonly string[];
  /** What screen readers call the board. */
  label?: string;
  /** Nothing moves. */
  still?: boolean;
  /** Where the server's own drawing of this view is found; for the generic board. */
  picture?: string;
}

/** A decision that has no place on the board. */
export interface Choice {
  action: string;
  words: string;
  primary?: boolean;
}

/** A position of the rulebook or the guide: what the position endpoint of the API takes. */
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
  /** The step goes on from what the learner did in the one before, in place of its own scene. */
  follows?: boolean;
  /** How many actions finish the step; without it, it lasts until the turn passes on. */
  actions?: number;
}

export type Examples = Readonly<Record<string, Scene>>;

export interface GameModule {
  Board: Component<BoardProps>;
  /** The board needs what is printed on cards. */
  printed?: boolean;
  /** The board is a list that scrolls: no zoom. */
  flat?: boolean;
  /** What the seats have won or hold, beside the board. */
  Reserve?: Component<{ view: View; seat: number }>;
  /** What can be done now, as a sentence. */
  now?: (view: View, options: readonly string[], naming: Naming) => string | null;
  /** The parameters of a log line or a refusal with the game's own things (cards, places) named in words. */
  named?: (params: Params, naming: Naming) => Params;
  choices?: (options: readonly string[], naming: Naming) => Choice[];
  /** Whether an action goes on with the turn of the one before. */
  sameTurn?: (before: string, next: string) => boolean;
  /** A turn in the game's notation. */
  notation?: (events: readonly TableEvent[]) => string;
  /** A turn in a few words, where the notation is only for those who know it: the log shows it small beneath. */
  tale?: (events: readonly TableEvent[], naming: Naming) => string;
  /** Places on the board that a turn touched. */
  places?: (events: readonly TableEvent[]) => string[];
  /** An action in words, where its text is not for everybody's eyes. */
  actionWords?: (action: string, naming: Naming) => string;
  /** A seat's result in words, where the number alone says little. */
  scoreWords?: (score: number, naming: Naming) => string;
  /** Places that an action names. */
  actionPlaces?: (action: string) => string[];
  /** Whether an event is one to jump to in a replay: a capture, a courtyard closed. */
  notable?: (event: TableEvent) => boolean;
  /** Worked examples by clause, or how to fetch them: only the rulebook needs them. */
  examples?: Examples | (() => Promise<Examples>);
  guide?: readonly GuideStep[];
  /** The small board says nothing: a film of it does without the game's words. */
  wordless?: boolean;
  /** A short film for the card on the home page. */
  film?: Scene;
}
