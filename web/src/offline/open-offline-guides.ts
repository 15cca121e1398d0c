import { type CallServer, newIdempotencyKey } from '../api/client.ts';
import type { Session } from '../api/session/create-session.ts';
import { logProblem } from '../core/diagnostics/log.ts';
import { exclusive } from '../core/exclusive.ts';
import type { BackgroundParts } from './background/background-download.ts';
import { backgroundFetchOf } from './background/background-fetch.ts';
import { createOfflineGuides, type DeviceParts } from './create-offline-guides.ts';
import { fetchMap } from './engine/fetch-map.ts';
import { type Fetch, fetchPart } from './engine/fetch-part.ts';
import type { OfflineGuides } from './offline-guides.ts';
import { type Account, databaseNameOf, offlineDatabase } from './store/offline-database.ts';
import { isAppStored } from './worker-messages.ts';

export function openOfflineGuides(call: CallServer, session: Session): OfflineGuides {
  const { storage } = navigator;
  return createOfflineGuides({
    call,
    session,
    storage,
    onOnline,
    log: logProblem,
    partsFor: (account) => partsFor(account, call),
  });
}

function partsFor(account: Account, call: CallServer): DeviceParts {
  const db = offlineDatabase(account);
  const now = () => new Date().toISOString();
  const connection = { isOnline: () => navigator.onLine, onOnline };
  return {
    db,
    now,
    onOnline,
    log: logProblem,
    newTicket: newIdempotencyKey,
    // Without Web Locks, two tabs may fetch the same part, which is harmless.
    runExclusive: (task, signal) =>
      exclusive(navigator.locks, databaseNameOf(account), task, { signal }),
    fetchPack: (id, signal) => call('getOfflinePack', { params: { id }, signal }),
    fetchPart: (file, part, signal) => fetchPart(browserFetch, file, part, signal),
    fetchMap: (tiles, signal) => fetchMap({ db, fetch: browserFetch, now }, tiles, signal),
    freeBytes,
    pause: (ms, signal) => pause(connection, ms, signal),
    background: backgroundFor(account),
    isAppReady: () =>
      isAppStored(navigator.serviceWorker?.controller ?? null, entryScriptOf(document)),
  };
}

function backgroundFor(account: Account): BackgroundParts {
  return {
    account,
    origin: location.origin,
    manager: async () =>
      backgroundFetchOf(await navigator.serviceWorker?.getRegistration(location.origin)),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    isOnline: () => navigator.onLine,
    runExclusive: (name, task) => exclusive(navigator.locks, name, task),
  };
}

const browserFetch: Fetch = (address, request) => fetch(address, request);

async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}

function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

type Connection = {
  readonly isOnline: () => boolean;
  /** Calls the listener when the device is online again; returns how to unsubscribe. */
  readonly onOnline: (listener: () => void) => () => void;
};

/** Waits this long, and until the device is online. Going online ends the wait at once. */
function pause({ isOnline, onOnline }: Connection, ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(() => {
      if (isOnline()) end();
    }, ms);
    const stopListening = onOnline(end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** The path of the page's entry script. Its name has a hash of everything that it loads. */
export function entryScriptOf(page: Document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}
