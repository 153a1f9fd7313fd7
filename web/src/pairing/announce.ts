/** A notification of the browser for somebody who does not look at the page. */
import { preferences } from '../stores/preferences.svelte';

export async function announce(title: string, body: string, url = '/pair'): Promise<void> {
  if (!preferences.alerts || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag: url, icon: '/icon-192.png', data: { url } });
}
