/** Studies and what the analysis board asks for, over HTTP. */
import { call, callOnce } from './http';
import type {
  AskedPosition,
  ChapterChange,
  EngineLines,
  ExploredPosition,
  LinesRequest,
  NewStudy,
  OwnPuzzle,
  Study,
  StudyChange,
  ToldTree,
} from './types.gen';

export const studies = {
  own: () => call<Study[]>('GET', '/api/studies'),
  create: (wanted: NewStudy) => call<Study>('POST', '/api/studies', wanted),
  find: (id: string) => call<Study>('GET', `/api/studies/${id}`),
  change: (id: string, wanted: StudyChange) => call<Study>('PUT', `/api/studies/${id}`, wanted),
  drop: (id: string) => call<Study[]>('DELETE', `/api/studies/${id}`),
  chapter: (id: string, number: number) => call<ToldTree>('GET', `/api/studies/${id}/chapters/${number}`),
  addChapter: (id: string, wanted: ChapterChange) =>
    call<Study>('POST', `/api/studies/${id}/chapters`, wanted),
  changeChapter: (id: string, number: number, wanted: ChapterChange) =>
    call<Study>('PUT', `/api/studies/${id}/chapters/${number}`, wanted),
  dropChapter: (id: string, number: number, version: number) =>
    call<Study>('DELETE', `/api/studies/${id}/chapters/${number}?version=${version}`),
  exportAddress: (id: string, form: 'json' | 'notation') => `/api/studies/${id}/export?form=${form}`,
  /** The games in a pasted text, told with open cards or as one seat knows them. */
  pasted: (text: string, seat: number | null = null) =>
    call<ToldTree[]>('POST', '/api/studies/pasted', { text, seat }),
  /** What was played from a position. */
  explored: (game: string, wanted: AskedPosition) =>
    call<ExploredPosition>('POST', `/api/games/${game}/explorer`, wanted),
  /** A puzzle of a position, if it is one. Not asked again by itself: it takes a bot some seconds. */
  makePuzzle: (game: string, wanted: AskedPosition, signal: AbortSignal) =>
    callOnce<OwnPuzzle>('POST', `/api/games/${game}/puzzle`, wanted, signal),
  /** Not asked again by itself: whoever looks on has moved on by then. */
  lines: (game: string, wanted: LinesRequest, signal: AbortSignal) =>
    callOnce<EngineLines>('POST', `/api/games/${game}/lines`, wanted, signal),
};
