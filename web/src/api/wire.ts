/** Names that boards still use for types of the wire; the types themselves are generated. */
import type { JsonObject, LogLine, RequestKind } from './types.gen';

export type { LogLine, Param, Params, Preview } from './types.gen';

export type Lang = 'en' | 'fr';

/** A seat's view of a position; every game has its own shape, which only its board knows. */
export type View = JsonObject;

/** An event of the table's journal with the fields of all kinds. */
export interface TableEvent {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  ply?: number;
  actions?: string[];
  log?: LogLine[];
  turn?: number;
  notation?: string;
  what?: RequestKind;
}
