import { type Dispatch, useEffect } from 'react';
import {
  type BaseMapEvent,
  type BaseMapState,
  LOAD_TIMEOUT_MS,
  RETRY_MS,
} from './base-map-state.ts';

/** Feeds timer and network events to the base map. Nothing is retried while the tab is hidden. */
export function useBaseMapClock(
  kind: BaseMapState['kind'],
  dispatch: Dispatch<BaseMapEvent>,
): void {
  useEffect(() => {
    const goOnline = () => dispatch({ type: 'went-online' });
    const goOffline = () => dispatch({ type: 'went-offline' });
    addEventListener('online', goOnline);
    addEventListener('offline', goOffline);
    return () => {
      removeEventListener('online', goOnline);
      removeEventListener('offline', goOffline);
    };
  }, [dispatch]);

  const isOpening = kind === 'opening';
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => dispatch({ type: 'patience-over' }), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOpening, dispatch]);

  const isWithoutTiles = kind === 'sketch' || kind === 'returning';
  useEffect(() => {
    if (!isWithoutTiles) return;
    const retry = () => {
      if (document.visibilityState === 'visible') dispatch({ type: 'retry-due' });
    };
    const timer = setInterval(retry, RETRY_MS);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [isWithoutTiles, dispatch]);
}
