import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { CallServer } from '../api/client.ts';
import type { Session } from '../api/session/create-session.ts';
import { createStore } from '../core/store.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { whenIdleAfterLoad } from '../ui/when-idle-after-load.ts';
import { type OfflineGuides, type OfflineState, OPENING } from './offline-guides.ts';

/** The app's saved guides, loaded on first use. */
export type LazyOfflineGuides = {
  /** Null until they have been loaded. */
  readonly loaded: () => OfflineGuides | null;
  /** Loads them once; rejects if the code can't be loaded, and can then be called again. */
  readonly open: () => Promise<OfflineGuides>;
  /** Calls the listener once they have been loaded; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createLazyOfflineGuides(call: CallServer, session: Session): LazyOfflineGuides {
  const { getState, setState, subscribe } = createStore<OfflineGuides | null>(null);
  // This opens a database, which can wait until the page has been rendered.
  const code = createLazyModule(async () => {
    await whenIdleAfterLoad();
    return import('./create-offline-guides.ts');
  });
  return {
    loaded: getState,
    open: async () => {
      const { openOfflineGuides } = await code.fetch();
      const guides = getState() ?? openOfflineGuides(call, session);
      setState(guides);
      return guides;
    },
    subscribe,
  };
}

/** Null on the server, and in tests of pages that don't need it. */
export const OfflineGuidesContext = createContext<LazyOfflineGuides | null>(null);

/** The app's saved guides, loaded on first use; null until then. */
export function useOfflineGuides(): OfflineGuides | null {
  const lazyGuides = useContext(OfflineGuidesContext);
  useEffect(() => {
    // Without a connection it is retried the next time.
    lazyGuides?.open().catch(() => undefined);
  }, [lazyGuides]);
  return useSyncExternalStore(
    lazyGuides?.subscribe ?? subscribeToNothing,
    () => lazyGuides?.loaded() ?? null,
    () => null,
  );
}

export function useOfflineState(): OfflineState {
  const guides = useOfflineGuides();
  return useSyncExternalStore(
    guides?.subscribe ?? subscribeToNothing,
    () => guides?.state() ?? OPENING,
    () => OPENING,
  );
}

/** The same without loading anything: for the first screen, which only shows known data. */
export function useKnownOfflineState(): OfflineState {
  const lazyGuides = useContext(OfflineGuidesContext);
  const subscribe = useCallback(
    (listener: () => void) =>
      lazyGuides === null ? () => undefined : subscribeWhenLoaded(lazyGuides, listener),
    [lazyGuides],
  );
  return useSyncExternalStore(
    subscribe,
    () => lazyGuides?.loaded()?.state() ?? OPENING,
    () => OPENING,
  );
}

/** Subscribes once the saved guides have been loaded. */
function subscribeWhenLoaded(lazyGuides: LazyOfflineGuides, listener: () => void): () => void {
  let stop = lazyGuides.loaded()?.subscribe(listener) ?? null;
  const stopWaiting = lazyGuides.subscribe(() => {
    stop ??= lazyGuides.loaded()?.subscribe(listener) ?? null;
    listener();
  });
  return () => {
    stop?.();
    stopWaiting();
  };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
