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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(isContent(request) ? latest(request) : answer(request));
});

// What a server adds to the table may change with each start of it; the last answer is for times without a network.
const isContent = ({ url }) => url.split('?')[0] === new URL('content.json', self.registration.scope).href;

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
  const page = request.mode === 'navigate' ? './' : request;
  return (await cache.match(page, anyhow)) ?? (await caches.match(request, anyhow)) ?? fetch(request);
}
