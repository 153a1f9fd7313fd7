/** On phones, where a page is longer than its window: the board comes into sight while something is shown on it. */
import type { Attachment } from 'svelte/attachments';

const NARROW = '(max-width: 900px)';

export const inSight =
  (shown: boolean): Attachment<HTMLElement> =>
  (node) => {
    if (shown && matchMedia(NARROW).matches) node.scrollIntoView({ block: 'nearest' });
  };
