/** Lessons after the guide: positions with one clearly best answer, as data beside each game's board. */
import type { GuideStep } from '../games/contract';

const FILES = import.meta.glob<readonly GuideStep[]>('../games/*/lessons.json', { import: 'default' });

/** The lessons of a game; none for games that bring none. The words of them are in the catalogue `web-lessons`. */
export async function lessonsOf(game: string): Promise<readonly GuideStep[]> {
  return (await FILES[`../games/${game}/lessons.json`]?.()) ?? [];
}
