/** A turn of the log: what was done and all that came of it, a line for each. */
import type { TableEvent } from '../../api/wire';
import { logWords } from '../../stores/words';
import { sentence } from './words';

export function tale(events: readonly TableEvent[]): string {
  return events
    .flatMap((event) => event.log ?? [])
    .map(({ id, args }) => sentence(logWords('castellum', id, args)))
    .join('\n');
}
