// Keeps the whole built table; the build fills in both names below. A new version waits until the page lets it in.
const version = 'VERSION';
const files = ['FILES'];
// Several tables may live on one server: each keeps its own.
const family = `peerless ${self.registration.scope} `;
const store = `${family}${version}`;

self.addEventListener('install', (event) => {
  // Past the browser's own cache, which may still have the files of the last version.
  const fresh = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

// The version before this one stays: a tab that still plays with it may need more of its files.
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(family) && name !== store);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

// Only what was built is answered from here: whatever else a server has in this scope is its own business.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== 'GET') return;
  if (address === added) event.respondWith(latest(request));
  else if (built.has(address) || address.startsWith(assets)) event.respondWith(answer(request));
});

const addressOf = (file) => new URL(file, self.registration.scope).href;
// The page and all its files; in this folder those of the version before, too.
const built = new Set(files.map(addressOf));
const assets = addressOf('assets/');
// What a server adds to the table may change with each start of it; the last answer is for times without a network.
const added = addressOf('content.json');

async function latest(request) {
  const cache = await caches.open(store);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch {
    return (await cache.match(request, anyhow)) ?? Response.error();
  }
}

// Servers may vary what they send by who asks (`Vary: Origin`); our files are the same for everybody.
const anyhow = { ignoreSearch: true, ignoreVary: true };

async function answer(request) {
  const cache = await caches.open(store);
  return (await cache.match(request, anyhow)) ?? (await caches.match(request, anyhow)) ?? fetch(request);
}

// The server tells that somebody is asked; what it says is said here, where the language is known.
const TURN = {
  en: { title: 'It is your turn', body: 'A game waits for you.' },
  pt: { title: 'É a sua vez', body: 'Uma partida espera por você.' },
  fr: { title: 'C’est à vous', body: 'Une partie vous attend.' },
  uk: { title: 'Ваша черга', body: 'На вас чекає гра.' },
};

async function language() {
  // Kept by the page; `caches.open` would make a store of its own.
  const kept = await caches.match(addressOf('language'), { cacheName: 'peerless-wishes' });
  const wanted = kept === undefined ? self.navigator.language.slice(0, 2) : await kept.text();
  return wanted in TURN ? wanted : 'en';
}

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.json() ?? {}));
});

async function notify({ kind, table }) {
  if (kind !== 'turn') return;
  const { title, body } = TURN[await language()];
  await self.registration.showNotification(title, {
    body,
    icon: addressOf('icon.svg'),
    // The last one about a table replaces those before.
    tag: `peerless-${table}`,
    data: addressOf(`#/table/${encodeURIComponent(table)}`),
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

// A page that is there comes to the front and goes to the table; otherwise one is opened.
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url.startsWith(self.registration.scope));
  if (page === undefined) return self.clients.openWindow(address);
  await page.focus();
  page.postMessage({ goTo: address.slice(address.indexOf('#')) });
}
