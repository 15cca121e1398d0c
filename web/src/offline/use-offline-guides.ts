import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { type OfflineGuides, type OfflineState, OPENING } from './offline-guides.ts';
import { type OfflineSlot, OfflineSlotContext } from './offline-slot.ts';

/** The app's saved guides, which are loaded when this is first used; null until then. */
export function useOfflineGuides(): OfflineGuides | null {
  const slot = useContext(OfflineSlotContext);
  useEffect(() => {
    // A connection that fails now may work when the next part of the app asks.
    slot?.open().catch(() => undefined);
  }, [slot]);
  return useSyncExternalStore(
    slot?.subscribe ?? subscribeToNothing,
    () => slot?.loaded() ?? null,
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
  const slot = useContext(OfflineSlotContext);
  const subscribe = useCallback(
    (listener: () => void) => (slot === null ? () => undefined : followSlot(slot, listener)),
    [slot],
  );
  return useSyncExternalStore(
    subscribe,
    () => slot?.loaded()?.state() ?? OPENING,
    () => OPENING,
  );
}

/** Follows the saved guides from when they have been loaded. */
function followSlot(slot: OfflineSlot, listener: () => void): () => void {
  let stop = slot.loaded()?.subscribe(listener) ?? null;
  const stopWaiting = slot.subscribe(() => {
    stop ??= slot.loaded()?.subscribe(listener) ?? null;
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
