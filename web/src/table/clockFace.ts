/** Times in figures. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** A clock: `2 d 5 h`, `1:05:09`, `4:07`, and tenths in the last ten seconds. */
export function clockFace(ms: number, day: string): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ${day} ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms < 10 * SECOND) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const total = Math.ceil(ms / SECOND);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
