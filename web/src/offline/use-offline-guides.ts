import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { CallServer } from '../api/client.ts';
import type { Session } from '../api/session/create-session.ts';
import { createStore } from '../core/store.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import { type OfflineGuides, type OfflineState, OPENING } from './offline-guides.ts';

/** The app's saved guides, whose code is loaded when it is first needed. */
export type LazyOfflineGuides = {
  /** Null until they have been loaded. */
  readonly loaded: () => OfflineGuides | null;
  /** Loads them once; rejects if their code can't be had, and may then be called again. */
  readonly open: () => Promise<OfflineGuides>;
  /** Calls once they have been loaded; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createLazyOfflineGuides(call: CallServer, session: Session): LazyOfflineGuides {
  const { getState, setState, subscribe } = createStore<OfflineGuides | null>(null);
  // This opens a database, which can wait until the page has been rendered.
  const code = createLazyModule(async () => {
    await whenQuiet();
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

/** Null where nothing is saved: on the server, and in tests of pages that have nothing to do with it. */
export const OfflineGuidesContext = createContext<LazyOfflineGuides | null>(null);

/** The app's saved guides, which are loaded when this is first used; null until then. */
export function useOfflineGuides(): OfflineGuides | null {
  const lazyGuides = useContext(OfflineGuidesContext);
  useEffect(() => {
    // A connection that fails now may work when the next part of the app asks.
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

/** The same without loading anything: for the first screen, which only shows what is known. */
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

/** Follows the saved guides from when they have been loaded. */
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
