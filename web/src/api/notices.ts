/** How we are told that it is our turn, over HTTP. */
import { call } from './http';
import type { Done, Lang, NoticeSettings, QuietHours } from './types.gen';

export const notices = {
  settings: () => call<NoticeSettings>('GET', '/api/notices'),
  quiet: (quiet: QuietHours | null) => call<NoticeSettings>('PUT', '/api/notices/quiet', { quiet }),
  subscribe: (subscription: PushSubscription, lang: Lang) => {
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    return call<NoticeSettings>('POST', '/api/notices/devices', { endpoint, p256dh, auth, lang });
  },
  unsubscribe: (endpoint: string) => call<NoticeSettings>('DELETE', '/api/notices/devices', { endpoint }),
  test: () => call<Done>('POST', '/api/notices/test', {}),
};
