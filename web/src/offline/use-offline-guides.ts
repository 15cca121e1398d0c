import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { type LazyOfflineGuides, OfflineGuidesContext } from './lazy-offline-guides.ts';
import { type OfflineGuides, type OfflineState, OPENING } from './offline-guides.ts';

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

/** What is saved and being saved. */
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
