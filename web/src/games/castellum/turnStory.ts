/** A turn of the log: what was done and all that came of it, a line for each. */
import type { ActedEvent } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import { sentence } from './words';

export function tale(events: readonly ActedEvent[], naming: Naming): string {
  return events
    .flatMap((event) => event.log)
    .map((line) => sentence(naming.line(line)))
    .join('\n');
}
