/** The service worker of this device, and push messages to it. */
import { notices } from '../api/notices';
import { router } from './router.svelte';
import { texts } from './texts.svelte';
import type { NoticeSettings } from '../api/types.gen';

/** What keeps this device from getting push messages. */
export type Hindrance = 'unsupported' | 'denied' | null;

/** A key in Base64 for addresses, as the browser wants it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export class Push {
  /** Whether this browser gets messages. */
  on = $state(false);
  settings = $state.raw<NoticeSettings | null>(null);

  get hindrance(): Hindrance {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return 'unsupported';
    return Notification.permission === 'denied' ? 'denied' : null;
  }

  /** Start the service worker, and follow the messages that are clicked. */
  begin(): void {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
      if (data.go) router.go(data.go);
    });
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it the page works as before
  }

  async look(): Promise<void> {
    this.settings = await notices.settings();
    this.on = (await this.#subscription()) !== null && this.settings.devices > 0;
  }

  /** Ask for leave, and subscribe; false if this person has said no. */
  async subscribe(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const { key } = this.settings ?? (await notices.settings());
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(key),
    });
    this.settings = await notices.subscribe(subscription, texts.lang);
    this.on = true;
    return true;
  }

  async unsubscribe(): Promise<void> {
    const subscription = await this.#subscription();
    this.on = false;
    if (!subscription) return;
    this.settings = await notices.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }

  /** Somebody else is signed in now: what was kept for the one before goes, and messages are theirs. */
  async changed(): Promise<void> {
    if ('caches' in window) await caches.delete('castelude-answers');
    const subscription = await this.#subscription();
    if (subscription) this.settings = await notices.subscribe(subscription, texts.lang);
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (this.hindrance === 'unsupported') return null;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  }
}

export const push = new Push();
