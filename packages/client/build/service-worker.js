// Keeps the whole built table; the build fills in both names below. A new version waits until the page lets it in.
const version = 'VERSION';
const files = ['FILES'];
const store = `peerless-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(
    caches.open(store).then(async (cache) => {
      const page = request.mode === 'navigate' ? './' : request;
      return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
    }),
  );
});
