import { printAppLink } from '@laneway/domain/app-links/app-link';
import { SHARED_FILES_FIELD } from '@laneway/domain/app-links/share-target';
import type { BackgroundFetch } from '../background/background-fetch.ts';
import { storeSharedFiles } from '../shared-files.ts';
import { readCurrentStore, readSavedConfig } from '../store/current-store.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import { findStoredMedia, findStoredTile } from '../store/read-guides.ts';
import { isAppStoredQuestion, TAKE_OVER } from '../worker-messages.ts';
import { answerFromStore, answerTile } from './answer-files.ts';
import {
  answerNavigation,
  createServerReach,
  findOfflineData,
  inlineOfflineData,
} from './answer-navigation.ts';
import { type AppFiles, createAppCache } from './app-cache.ts';
import { cancelBackgroundFetch, endBackgroundFetch } from './end-background-fetch.ts';
import {
  createSavedGuidesHint,
  findTileId,
  type Route,
  routeRequest,
  type SavedGuides,
} from './route-request.ts';

/** Shared files beyond this number are dropped. */
const MAX_FILES = 50;

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build. */
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
  // Offline the browser couldn't respond either, so the store is always checked.
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
  // Lets the browser request the page while the worker starts.
  await self.registration.navigationPreload?.enable();
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The tab that activated this worker runs this build, or is about to.
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

/** Resolves after the network's timeout. */
function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, serverReach.timeoutMs()));
}

/** The stored page, with the saved guide of the URL if there is one. */
async function shellFor(url: string): Promise<Response | undefined> {
  const [shell, saved] = await Promise.all([
    appCache.shell(),
    // A store that can't be opened counts as empty, and the app still starts.
    findOfflineData(url).catch(() => null),
  ]);
  return shell === undefined || saved === null ? shell : inlineOfflineData(shell, saved, url);
}

async function requestPage(event: FetchEvent): Promise<Response> {
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  // Browsers warn about a preload that isn't awaited.
  event.waitUntil(preloaded.catch(() => undefined));
  return (await preloaded) ?? self.fetch(event.request);
}

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

/** Focuses the app if it is open, and otherwise opens the list of downloads. */
async function showSavedGuides(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) await self.clients.openWindow(printAppLink({ kind: 'savedGuides' }));
  else await open.focus();
}

async function readSavedGuides(): Promise<SavedGuides> {
  const current = await readCurrentStore();
  const hasMedia = current !== null && (await offlineDatabase(current.account).media.count()) > 0;
  const config = hasMedia ? await readSavedConfig() : null;
  return { hasMedia, tileTemplate: config?.tile_url ?? null };
}

/** TypeScript's library doesn't have this event. */
interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: Pick<BackgroundFetch, 'id' | 'matchAll'>;
  /** Changes the browser's own display; only on success or failure. */
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

/** Stores files shared by another app, and redirects to the page that opens them. */
async function receiveSharedFiles(request: Pick<Request, 'formData' | 'url'>): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const fields = form?.getAll(SHARED_FILES_FIELD) ?? [];
  const files = fields.filter((field) => field instanceof File).slice(0, MAX_FILES);
  await storeSharedFiles(files, Date.now());
  // A redirect, because reloading a response to the POST would send the files again.
  return Response.redirect(new URL(printAppLink({ kind: 'sharedFiles' }), request.url), 303);
}
