import { type CallServer, newIdempotencyKey } from '../api/client.ts';
import type { Session } from '../api/session/create-session.ts';
import { userOf } from '../api/session/session-state.ts';
import { logProblem } from '../core/diagnostics/log.ts';
import { exclusive } from '../core/exclusive.ts';
import { createListeners } from '../core/store.ts';
import { type AccountGuides, type AccountParts, openAccountGuides } from './account-guides.ts';
import { entryScriptOf, isAppStored } from './app-stored.ts';
import { startAutoSave } from './auto-save.ts';
import type { BackgroundParts } from './background/background-download.ts';
import { backgroundFetchOf } from './background/background-fetch.ts';
import { markSavedGuides } from './data-source.ts';
import { type Fetch, fetchMap, fetchPart } from './engine/fetch-part.ts';
import { moveVisitorGuides } from './move-visitor-guides.ts';
import { type OfflineGuides, OPENING } from './offline-guides.ts';
import { onOwnedGuides } from './owned-guides.ts';
import { accountOf, saveConfig, writeCurrentStore } from './store/current-store.ts';
import {
  type Account,
  databaseNameOf,
  deleteOfflineDatabase,
  offlineDatabase,
} from './store/offline-database.ts';

export type OfflineParts = {
  readonly call: CallServer;
  readonly session: Pick<Session, 'getState' | 'subscribe'>;
  readonly storage: Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;
  readonly onOnline: AccountParts['onOnline'];
  readonly log: AccountParts['log'];
  /** Opens an account's store and downloader. */
  readonly partsFor: (account: Account) => DeviceParts;
};

export type DeviceParts = Omit<AccountParts, 'account' | 'call' | 'moveHere' | 'onChange'>;

type OpenAccount = {
  readonly account: Account;
  readonly guides: AccountGuides;
  readonly stopSaving: () => void;
};

/** The saved guides of the current user, by their session. */
export function createOfflineGuides(parts: OfflineParts): OfflineGuides {
  const { call, session, storage, onOnline, log, partsFor } = parts;
  const { subscribe, notify } = createListeners();

  const saveConfigForStart = async () => {
    markSavedGuides();
    try {
      await saveConfig(await call('getConfig'));
    } catch (error) {
      log('The settings aren’t kept', error);
    }
  };

  let open: OpenAccount | null = null;
  const close = () => {
    open?.stopSaving();
    open?.guides.close();
    open = null;
    notify();
  };
  const openAccount = (account: Account) => {
    if (open?.account === account) return;
    close();
    const parts = partsFor(account);
    const guides = openAccountGuides({
      ...parts,
      account,
      call,
      onChange: notify,
      moveHere: async (signal) => {
        if (account === 'visitor') return 0;
        return await moveVisitorGuides({
          ...parts,
          from: partsFor('visitor'),
          to: parts,
          signal,
        });
      },
      // Without the stored config the app couldn't start offline.
      fetchPack: async (guideId, signal) => {
        await saveConfigForStart();
        return await parts.fetchPack(guideId, signal);
      },
    });
    const stopSaving = startAutoSave({
      account,
      guides,
      call,
      onOnline,
      onOwned: onOwnedGuides,
      log,
    });
    open = { account, guides, stopSaving };
  };

  /** One after another, so that the last change of the session is applied last. */
  let following: Promise<void> = Promise.resolve();
  const follow = () => {
    following = following.then(async () => {
      const state = session.getState();
      const account = await accountOf(state);
      if (account === null || state !== session.getState()) return;
      openAccount(account);
      if (state.kind === 'checking') return;
      await writeCurrentStore({ account, user: knownUser(userOf(state)) });
    });
    following = following.catch((error: unknown) => log('Saved guides can’t be opened', error));
  };
  session.subscribe((state, before) => {
    // Close synchronously: the next user must not see what the last one saved.
    if (userOf(state)?.u_id !== userOf(before)?.u_id && before.kind !== 'checking') close();
    follow();
  });
  follow();

  const whenOpen = async (): Promise<AccountGuides> => {
    await following;
    if (open !== null) return open.guides;
    return await new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (open === null) return;
        unsubscribe();
        resolve(open.guides);
      });
    });
  };
  const run = (task: (guides: AccountGuides) => Promise<void>): void => {
    whenOpen()
      .then(task)
      .catch((error: unknown) => log('Saved guides can’t be changed', error));
  };
  const askToPersist = async () => {
    if ((await storage?.persisted()) === false) await storage?.persist();
  };

  return {
    subscribe,
    state: () => open?.guides.state() ?? OPENING,
    save: (guideId) => {
      run((guides) => guides.save(guideId));
      askToPersist().catch((error: unknown) => log('Saved guides may be cleared', error));
    },
    cancel: (guideId) => run((guides) => guides.cancel(guideId)),
    remove: async (guideId) => (await whenOpen()).remove(guideId),
    verify: async (guideId) => (await whenOpen()).verify(guideId),
    checkForUpdates: async () => (await whenOpen()).checkForUpdates(),
    usage: async () => {
      const estimate = await storage?.estimate();
      const saved = [...(open?.guides.state().saved.values() ?? [])];
      return {
        usedBytes: estimate?.usage ?? saved.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        quotaBytes: estimate?.quota ?? 0,
        isPersisted: (await storage?.persisted()) ?? false,
      };
    },
    onLogout: async (keep) => {
      const leaving = open?.account;
      if (keep || leaving === undefined) return;
      close();
      await deleteOfflineDatabase(leaving);
    },
  };
}

/** The token is useless for the next start, and no secret is stored. */
function knownUser(user: ReturnType<typeof userOf>) {
  if (user === null) return null;
  const { access_token, ...known } = user;
  return known;
}

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
  /** Calls the listener when the device is online again; returns a function that unsubscribes. */
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
