/** Telling that it is our turn, while a page is open: in its title, on the app's icon, by the browser. */
import { preferences } from './preferences.svelte';
import { t } from './texts.svelte';
import { gameName } from './words';
import type { ListedTable } from '../api/types.gen';

/** A title with the number of games that wait for us. */
export function counted(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count ? `(${count}) ${bare}` : bare;
}

/** The games that wait now and did not before; none at first, as they have waited already. */
export function fresh<Game extends { id: string }>(
  before: readonly Game[] | null,
  now: readonly Game[],
): Game[] {
  return before === null ? [] : now.filter(({ id }) => !before.some((one) => one.id === id));
}

/** The number on the app's icon, where there can be one. */
export function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count && preferences.badge ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(
    () => undefined,
  );
}

/** A notification of the browser, while nobody looks at the page. */
export async function tellOf(table: ListedTable): Promise<void> {
  if (!preferences.alerts || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const url = `/t/${table.id}`;
  await registration?.showNotification(t('web-your-turn'), {
    body: gameName(table.game),
    tag: url,
    icon: '/icon-192.png',
    data: { url },
  });
}
