// The service worker. It stores every page, toy and game of one version of the site, so that all of
// them open offline. The build inserts the version, and the list of its files is fetched. Pages of an
// older version may still be open: their files are looked up in that version's cache too, and then on
// the server, which keeps old files.
const version = '__VERSION__';
const prefix = 'site-';
const own = prefix + version;
/** Paths that are never cached: the backend's, and this script. */
const live = /^\/(?:api|rest|realtime)(?:\/|$)|^\/sw\.js$/;
/** How many files are fetched at once. Few, so that the open page loads first. */
const lanes = 4;
/** How many older versions stay cached. */
const mostOld = 2;

async function take(cache, path) {
  // A hashed file never changes, so one from an older version's cache is used again.
  const known = path.startsWith('/assets/') && (await caches.match(path));
  if (known) return cache.put(path, known);
  const response = await fetch(path, { cache: 'no-cache' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (
    (!response.ok && path !== '/404.html') ||
    // Files of two versions in one cache would not work together.
    (isPage && !(await response.clone().text()).includes(`data-build="${version}"`))
  ) {
    throw new Error(path);
  }
  return cache.put(path, response);
}

/** Fetches the missing files. Files from an interrupted attempt are kept. */
async function fill() {
  const cache = await caches.open(own);
  // An answer that is no list is an error: the next visit tries again.
  const paths = await (await fetch(`/assets/offline-${version}.json`)).json();
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // Each lane takes the next path of the same iterator.
  const missing = paths.filter((path) => !held.has(path)).values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const path of missing) await take(cache, path);
    }),
  );
}

/** Deletes caches of versions that no open page can have. @param most how many old ones may stay */
async function tidy(most) {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(old.slice(0, old.length - most).map((name) => caches.delete(name)));
}

/** The open pages, also those that no worker answers. */
const openPages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

async function activate() {
  await tidy((await openPages()).length > 0 ? mostOld : 0);
  await clients.claim();
}

/** A page of this version has loaded. If it is the only one, nothing older is needed. */
async function tidyFor(page) {
  const open = await openPages();
  if (open.length === 1 && open[0].id === page?.id) await tidy(0);
}

async function answerPage(request, { pathname, search }) {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const cache = await caches.open(own);
  const held = await cache.match(path);
  if (held) return path === pathname ? held : Response.redirect(path + search, 308);
  return fetch(request).catch(
    async (error) => (await cache.match('/404.html')) ?? Promise.reject(error),
  );
}

async function answerFile(request, { pathname }) {
  const cache = await caches.open(own);
  return (await cache.match(pathname)) ?? (await caches.match(pathname)) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(fill()));

addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'take') event.waitUntil(skipWaiting());
  // A page sends its version once it has loaded.
  if (data === version) event.waitUntil(tidyFor(source));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (live.test(url.pathname) || request.headers.has('range')) return;
  event.respondWith(
    request.mode === 'navigate' ? answerPage(request, url) : answerFile(request, url),
  );
});
