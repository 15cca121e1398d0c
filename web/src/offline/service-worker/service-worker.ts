import { printAppLink } from '@laneway/domain/app-links/app-link';
import { SHARED_FILES_FIELD } from '@laneway/domain/app-links/share-target';
import type { BackgroundFetch } from '../background/background-fetch.ts';
import { isAppStoredQuestion } from '../is-app-stored.ts';
import { storeSharedFiles } from '../shared-files.ts';
import { readCurrentStore, readSavedConfig } from '../store/current-store.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import { findStoredMedia } from '../store/read-media.ts';
import { findStoredTile } from '../store/read-tiles.ts';
import { answerFromStore } from './answer-media.ts';
import { answerNavigation } from './answer-navigation.ts';
import { answerTile } from './answer-tile.ts';
import { createAppCache } from './app-cache.ts';
import type { AppFiles } from './app-files.ts';
import { cancelBackgroundFetch, endBackgroundFetch } from './end-background-fetch.ts';
import { findOfflineData } from './find-offline-data.ts';
import { findTileId } from './find-tile-id.ts';
import { inlineOfflineData } from './inline-offline-data.ts';
import { type Route, routeRequest } from './route-request.ts';
import { createSavedGuidesHint, type SavedGuides } from './saved-guides-hint.ts';
import { createServerReach } from './server-reach.ts';
import { TAKE_OVER } from './take-over-message.ts';

/** As many as one guide could be made of; more are left out. */
const MAX_FILES = 50;

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const APP_FILES: AppFiles;

const appCache = createAppCache({
  files: APP_FILES,
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
});

const serverReach = createServerReach({
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
});

const savedGuides = createSavedGuidesHint(readSavedGuides);
void savedGuides.refresh();

self.addEventListener('install', (event) => event.waitUntil(appCache.install()));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === TAKE_OVER) void self.skipWaiting();
  if (!isAppStoredQuestion(data)) return;
  event.waitUntil(
    appCache.hasBuild(data.entry).then((isStored) => ports[0]?.postMessage(isStored)),
  );
});

self.addEventListener('fetch', (event) => {
  const { origin } = self.location;
  // Without a network the browser could do nothing by itself either, so that a look into the store is never in vain.
  const known = navigator.onLine ? savedGuides.known() : undefined;
  const route = routeRequest(event.request, {
    origin,
    isAppFile: appCache.mayHave,
    mayHaveMedia: known?.hasMedia !== false,
    tileIdOf: (url) => findTileId(url, known?.tileTemplate, origin),
  });
  if (event.request.destination !== 'document') event.waitUntil(savedGuides.refresh());
  if (route !== null) event.respondWith(answer(event, route));
});

for (const type of ['backgroundfetchsuccess', 'backgroundfetchfail'] as const) {
  self.addEventListener(type, (event) => event.waitUntil(endFetch(event)));
}

self.addEventListener('backgroundfetchabort', (event) =>
  event.waitUntil(cancelBackgroundFetch(event.registration.id)),
);

self.addEventListener('backgroundfetchclick', (event) => event.waitUntil(showSavedGuides()));

async function activate(): Promise<void> {
  // Starting the worker and asking the server go on at the same time.
  await self.registration.navigationPreload?.enable();
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The one that let us take over runs this build, or is about to.
  await appCache.clean(tabs.length > 1);
  await self.clients.claim();
}

async function answer(event: FetchEvent, route: Route): Promise<Response> {
  const { request } = event;
  switch (route.kind) {
    case 'page':
      return answerNavigation({
        request: () => requestPage(event),
        shell: () => shellFor(request.url),
        timeout,
        onRequested: serverReach.note,
      });
    case 'file':
      return appCache.find(request);
    case 'media':
      return (await answerFromStore(request, findStoredMedia)) ?? self.fetch(request);
    case 'tile':
      return answerTile(route.id, {
        request: () => self.fetch(request),
        findStoredTile,
        timeout,
      });
    case 'sharedFiles':
      return receiveSharedFiles(request);
  }
}

/** Resolves when the network has had its time. */
function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, serverReach.timeoutMs()));
}

/** The stored page, with the guide that the address leads to if it is saved. */
async function shellFor(url: string): Promise<Response | undefined> {
  const [shell, saved] = await Promise.all([
    appCache.shell(),
    // A store that can't be opened has nothing, and the app still starts.
    findOfflineData(url).catch(() => null),
  ]);
  return shell === undefined || saved === null ? shell : inlineOfflineData(shell, saved);
}

async function requestPage(event: FetchEvent): Promise<Response> {
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  // Browsers complain about one that nobody has waited for.
  event.waitUntil(preloaded.catch(() => undefined));
  return (await preloaded) ?? self.fetch(event.request);
}

/** Of what the browser fetched while no page asked for it. */
async function endFetch(event: BackgroundFetchEvent): Promise<void> {
  const title = await endBackgroundFetch(
    {
      fetch: (address, request) => self.fetch(address, request),
      locks: navigator.locks,
      now: () => new Date().toISOString(),
    },
    event.registration,
  );
  if (title !== null) await event.updateUI({ title });
}

/** The app where it is open already, and otherwise the list of what is being saved. */
async function showSavedGuides(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) await self.clients.openWindow(printAppLink({ kind: 'savedGuides' }));
  else await open.focus();
}

/** What the current account has saved on this device. */
async function readSavedGuides(): Promise<SavedGuides> {
  const current = await readCurrentStore();
  const hasMedia = current !== null && (await offlineDatabase(current.account).media.count()) > 0;
  const config = hasMedia ? await readSavedConfig() : null;
  return { hasMedia, tileTemplate: config?.tile_url ?? null };
}

/** As the browser tells a service worker about a background fetch. TypeScript's library doesn't have it. */
interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: Pick<BackgroundFetch, 'id' | 'matchAll'>;
  /** Changes what the browser shows about it; with a success or a failure only. */
  readonly updateUI: (options: { readonly title: string }) => Promise<void>;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    readonly backgroundfetchsuccess: BackgroundFetchEvent;
    readonly backgroundfetchfail: BackgroundFetchEvent;
    readonly backgroundfetchabort: BackgroundFetchEvent;
    readonly backgroundfetchclick: BackgroundFetchEvent;
  }
}

/** Keeps what another app has shared, and leads to the page that opens it. */
async function receiveSharedFiles(request: Pick<Request, 'formData' | 'url'>): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const fields = form?.getAll(SHARED_FILES_FIELD) ?? [];
  const files = fields.filter((field) => field instanceof File).slice(0, MAX_FILES);
  await storeSharedFiles(files, Date.now());
  // Not an answer to the POST itself: a reload would send the files again.
  return Response.redirect(
    new URL(printAppLink({ kind: 'personalPage', page: 'sharedFiles' }), request.url),
    303,
  );
}
