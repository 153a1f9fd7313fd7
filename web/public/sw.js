/* The service worker: push messages, and what was seen last, for when there is no connection. */
const FILES = 'castelude-files';
const ANSWERS = 'castelude-answers';
/** Answers that are the same for everybody and change with a release only. */
const PUBLIC = /^\/api\/(texts|games|credits)(\/|$)/;
/** Answers about us and others: shown again only while this device is offline. */
const PERSONAL = /^\/api\/(me|tables|history|ratings|leaderboards|people|challenges|house)(\/|$)/;
/** The documentation has pages of its own, which are not the client's and are not kept. */
const DOCUMENTATION = /^\/docs(\/|$)/;
const POSITION = /^\/api\/games\/[^/]+\/position$/;
const MOST_FILES = 600;
const MOST_ANSWERS = 400;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== FILES && name !== ANSWERS);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

/** Keep an answer, and no more than so many of them: the oldest goes first. */
async function keep(name, most, request, answer) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

async function fileFirst(event) {
  const found = await caches.match(event.request, { cacheName: FILES });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(FILES, MOST_FILES, event.request, answer.clone()));
  return answer;
}

/** Ask the room; `alike` is what is shown without a connection. */
async function roomFirst(event, name, most, alike, always) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(name, most, alike, answer.clone()));
    return answer;
  } catch (error) {
    const found =
      always || !self.navigator.onLine ? await caches.match(alike, { cacheName: name }) : undefined;
    if (found) return found;
    throw error;
  }
}

/** Positions of rules and guides are asked for by POST: they are kept by what was asked. */
async function positionFirst(event) {
  const asked = new TextEncoder().encode(await event.request.clone().text());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', asked));
  const alike = `${event.request.url}?asked=${[...hash].join('.')}`;
  return roomFirst(event, ANSWERS, MOST_ANSWERS, alike, true);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && POSITION.test(url.pathname)) event.respondWith(positionFirst(event));
  if (request.method !== 'GET' || DOCUMENTATION.test(url.pathname)) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fileFirst(event));
  else if (request.mode === 'navigate') event.respondWith(roomFirst(event, FILES, MOST_FILES, '/', true));
  else if (PUBLIC.test(url.pathname))
    event.respondWith(roomFirst(event, ANSWERS, MOST_ANSWERS, request, true));
  else if (PERSONAL.test(url.pathname) && !url.pathname.endsWith('/data'))
    event.respondWith(roomFirst(event, ANSWERS, MOST_ANSWERS, request, false));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data?.url ?? '/';
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const here = windows.find((client) => new URL(client.url).pathname === url) ?? windows[0];
    if (!here) return self.clients.openWindow(url);
    await here.focus();
    return here.postMessage({ go: url });
  };
  event.waitUntil(open());
});
