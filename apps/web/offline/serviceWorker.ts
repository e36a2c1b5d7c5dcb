// Keeps the app on this device, so that every page works without a network once one was loaded.
// It becomes /sw.js; the build puts its list of files in (see precache.ts).

declare const self: ServiceWorkerGlobalScope;
/** Every file of the build by its address, with the hash of what is in it. */
declare const FILES: Readonly<Record<string, string>>;
/** Changes when any of the files does. */
declare const VERSION: string;

const SHELF = `sandtable ${VERSION}`;
/** Every page of the app is this one: the app itself finds out which. */
const PAGE = '/';
/** Where a page asks whether there is a host. */
const ABOUT = '/api/about';
/** How long the network has to bring a page before the kept one is shown. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // A file comes from the shelf and a page from the network, so that a new version is seen at once.
  if (pathname !== PAGE && Object.hasOwn(FILES, pathname)) {
    event.respondWith(kept(pathname).then((found) => found ?? fetch(event.request)));
  } else if (mode === 'navigate') event.respondWith(page(event.request));
  else if (pathname === ABOUT) event.respondWith(fetch(event.request).catch(noAnswer));
});
self.addEventListener('push', (event) => event.waitUntil(notify(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Without a network nobody answers: that is no fault to be told on the console. */
function noAnswer(): Response {
  return new Response(null, { status: 204 });
}

/** All or nothing: what fails is tried again at the next visit. */
async function keepAll(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await Promise.all(
    Object.entries(FILES).map(async ([address, hash]) => {
      const response = await fetch(address, { cache: 'no-cache' });
      // While a new version is being put up, some files may still be those of the old one.
      const isIt = response.ok && (await hashOf(response.clone())) === hash;
      if (!isIt) throw new Error(`${address} is missing, or of another version`);
      await shelf.put(address, response);
    }),
  );
}

/** A new version gets here when no page of the old one is open any more. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('sandtable ') && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page that was there before the first version got here.
  await self.clients.claim();
}

async function kept(address: string): Promise<Response | undefined> {
  const shelf = await caches.open(SHELF);
  return shelf.match(address, { ignoreVary: true });
}

async function page(request: Request): Promise<Response> {
  const coming = fetch(request);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  const fresh = await Promise.race([coming, late]).catch(() => undefined);
  if (fresh !== undefined && fresh.status < 500) return fresh;
  return (await kept(PAGE)) ?? coming;
}

/** What a host sends to somebody who is away. */
interface Push {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** What is shown under the same name takes its place. */
  readonly tag: string;
  readonly count: number;
}

async function notify(data: PushMessageData | null): Promise<void> {
  const push = data?.json() as Push | undefined;
  if (push === undefined) return;
  const { title, body, link, tag, count } = push;
  if (count > 0 && 'setAppBadge' in self.navigator) await self.navigator.setAppBadge(count);
  await self.registration.showNotification(title, {
    body,
    tag,
    data: link,
    icon: '/icon-192.png',
    badge: '/icon-plain-512.png',
  });
}

/** Shows the match: in a window that is there already, where one is. Whatever the link says, it is a page of this app. */
async function open(link: string): Promise<void> {
  const { pathname } = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === pathname) ?? windows.at(0);
  if (shown === undefined) {
    await self.clients.openWindow(pathname);
    return;
  }
  await shown.focus();
  if (new URL(shown.url).pathname !== pathname) await shown.navigate(pathname);
}

async function hashOf(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
