/** On phones, where a page is longer than its window: a part of it comes into sight while it has something to show. */
import type { Attachment } from 'svelte/attachments';

const NARROW = '(max-width: 900px)';

export const inSight =
  (shown: boolean): Attachment<HTMLElement> =>
  (node) => {
    if (shown && matchMedia(NARROW).matches) node.scrollIntoView({ block: 'nearest' });
  };
