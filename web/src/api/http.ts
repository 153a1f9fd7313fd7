/** The room over HTTP. Every refusal becomes a `Problem` that carries the message id and its parameters. */
import { LOBBY_PAGE } from './types.gen';
import type {
  Analysis,
  Command,
  Done,
  GameFacts,
  Hint,
  House,
  JsonObject,
  KnownSession,
  Lang,
  ListedTable,
  Me,
  NewTable,
  Params,
  RecoveryCode,
  Refused,
  Replay,
  Reporting,
  RulesPage,
  SetupRequest,
  ShownPosition,
  ShownTable,
  SignedIn,
  SourcePage,
  Specification,
  StoredCommand,
  Summary,
  Texts,
  WholeGame,
} from './types.gen';

/** Why the room did not do what was asked. */
export type Refusal = Pick<Refused, 'code' | 'message' | 'params' | 'clause' | 'detail'>;

export class Problem extends Error {
  readonly code: string;
  readonly id: string;
  readonly params: Params;
  readonly clause: string | null;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.code = refusal.code;
    this.id = refusal.message;
    this.params = refusal.params;
    this.clause = refusal.clause;
  }
}

/** What is thrown when the server cannot be reached at all. */
export function unreachable(): Problem {
  return new Problem({
    code: 'offline',
    message: 'web-offline',
    params: {},
    clause: null,
    detail: 'offline',
  });
}

const LONGEST_PATIENCE = 5000;
const MOST_TRIES = 5;

/** How long to wait before asking the same again, when the room asks for a little patience; null when it does not. */
export function patience(refusal: Pick<Refusal, 'code' | 'params'>, tries: number): number | null {
  const wait = Number(refusal.params.wait_ms);
  if (!['busy', 'too_many'].includes(refusal.code) || !(wait >= 0 && wait <= LONGEST_PATIENCE)) return null;
  return tries < MOST_TRIES ? wait * 1.5 ** tries : null;
}

/** Ask; a room that is too busy just now is asked again a little later. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await callOnce<T>(method, path, body);
    } catch (problem) {
      const wait = problem instanceof Problem ? patience(problem, tries) : null;
      if (wait === null) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

const LONGEST_STAY = 20_000;

/** Ask until the room has time, however long its quota makes us wait: for work that is known to be large. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      const wait =
        problem instanceof Problem && problem.code === 'too_many' ? Number(problem.params.wait_ms) : NaN;
      if (!(wait >= 0 && wait <= LONGEST_STAY)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Ask once; `signal` gives it up. */
export async function callOnce<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', ...(signal ? { signal } : {}) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw unreachable();
  }
  const text = await answer.text();
  let value: unknown = null;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw unreachable();
  }
  if (!answer.ok) {
    const refusal = (value ?? {}) as Partial<Refusal>;
    throw new Problem({
      code: refusal.code ?? 'unavailable',
      message: refusal.message ?? 'web-error-server',
      params: refusal.params ?? {},
      clause: refusal.clause ?? null,
      detail: refusal.detail ?? `${answer.status}`,
    });
  }
  return value as T;
}

/** How many tables the server lists at once. */
export const PAGE = LOBBY_PAGE;

export type Which = 'open' | 'running' | 'finished' | 'playing';

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  deleteMe: (password: string) => call<unknown>('DELETE', '/api/me', { password }),
  house: () => call<House>('GET', '/api/house'),
  report: (wanted: Reporting) => call<Done>('POST', '/api/reports', wanted),
  register: (login: string, password: string, invitation: string) =>
    call<SignedIn>('POST', '/api/account/register', { login, password, invitation: invitation || null }),
  signIn: (login: string, password: string) => call<Me>('POST', '/api/account/login', { login, password }),
  signOut: () => call<unknown>('POST', '/api/account/logout', {}),
  changePassword: (old: string, fresh: string) =>
    call<Me>('POST', '/api/account/password', { old, new: fresh }),
  newRecoveryCode: (password: string) => call<RecoveryCode>('POST', '/api/account/recovery', { password }),
  recover: (login: string, code: string, password: string) =>
    call<SignedIn>('POST', '/api/account/recover', { login, code, password }),
  sessions: () => call<KnownSession[]>('GET', '/api/account/sessions'),
  endSession: (id: string) => call<unknown>('DELETE', `/api/account/sessions/${id}`),
  endOtherSessions: () => call<unknown>('DELETE', '/api/account/sessions'),
  games: () => call<GameFacts[]>('GET', '/api/games'),
  texts: (name: string, lang: Lang) => call<Texts>('GET', `/api/texts/${name}?lang=${lang}`),
  rules: (game: string, lang: Lang) => call<RulesPage>('GET', `/api/games/${game}/rules?lang=${lang}`),
  sheets: (game: string, lang: Lang) => call<string[]>('GET', `/api/games/${game}/sheets?lang=${lang}`),
  credits: (lang: Lang) => call<SourcePage>('GET', `/api/credits?lang=${lang}`),
  specification: (game: string, lang: Lang) =>
    call<Specification>('GET', `/api/games/${game}/specification?lang=${lang}`),
  printed: (game: string, players: number, edition: string | null) =>
    call<JsonObject>(
      'GET',
      `/api/games/${game}/printed?players=${players}${edition === null ? '' : `&edition=${encodeURIComponent(edition)}`}`,
    ),
  position: (game: string, wanted: SetupRequest) =>
    call<ShownPosition>('POST', `/api/games/${game}/position`, wanted),
  create: (table: NewTable) => call<Summary>('POST', '/api/tables', table),
  /** At most `PAGE` tables, latest change first; `before` goes on after a table of that change. */
  tables: (which: Which, before?: number) =>
    call<ListedTable[]>(
      'GET',
      `/api/tables?which=${which}${before === undefined ? '' : `&before=${before}`}`,
    ),
  table: (id: string) => call<ShownTable>('GET', `/api/tables/${id}`),
  command: (id: string, command: Command, commandId: string) =>
    call<StoredCommand>('POST', `/api/tables/${id}/commands`, { command_id: commandId, command }),
  /** Not asked again by itself: the player is told how long to wait. */
  hint: (id: string) => callOnce<Hint>('POST', `/api/tables/${id}/hint`, {}),
  analysis: (id: string) => call<Analysis>('GET', `/api/tables/${id}/analysis`),
  startAnalysis: (id: string) => call<Analysis>('POST', `/api/tables/${id}/analysis`, {}),
  record: (id: string) => call<WholeGame>('GET', `/api/tables/${id}/record`),
  /** The game after each number of actions from `from` to `to`; `REPLAY_BATCH` at most. */
  replay: async (id: string, from: number, to: number, seat: number | null) => {
    const watched = seat === null ? '' : `&seat=${seat}`;
    return (await call<Replay>('GET', `/api/tables/${id}/replay?from=${from}&to=${to}${watched}`)).moments;
  },
  /** The record with what proves its deal fair. */
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  /** A moment as a PNG picture. */
  pictureAddress: (id: string, lang: Lang, ply: number) => `/api/tables/${id}/card?lang=${lang}&ply=${ply}`,
  /** A stretch of the game as a GIF. */
  animationAddress: (id: string, lang: Lang, from: number, to: number) =>
    `/api/tables/${id}/animation?lang=${lang}&from=${from}&to=${to}`,
  exportAddress: (id: string, form: 'json' | 'notation' | 'svg', lang: Lang, ply?: number) =>
    `/api/tables/${id}/export?form=${form}&lang=${lang}${ply === undefined ? '' : `&ply=${ply}`}`,
};
