import type { Map as LeafletMap } from 'leaflet';
import { type Dispatch, useEffect } from 'react';
import {
  type BaseMapEvent,
  type BaseMapState,
  LOAD_TIMEOUT_MS,
  retryPauseMs,
} from './base-map-state.ts';

/** Gestures of a visitor. Automatic moves, such as following a walker, are no reason to retry. */
const GESTURES = 'dragend zoomend';

/** Feeds timer and network events to the base map. Nothing is retried while the tab is hidden. */
export function useBaseMapClock(
  kind: BaseMapState['kind'],
  dispatch: Dispatch<BaseMapEvent>,
  map: Pick<LeafletMap, 'on' | 'off'>,
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
    const timer = setTimeout(() => dispatch({ type: 'load-timed-out' }), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOpening, dispatch]);

  const isWithoutTiles = kind === 'sketch' || kind === 'returning';
  useEffect(() => {
    if (!isWithoutTiles) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retry = () => {
      if (document.visibilityState === 'visible') dispatch({ type: 'retry-due' });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        tries += 1;
        retry();
        wait();
      }, retryPauseMs(tries));
    };
    const restart = () => {
      tries = 0;
      wait();
    };
    const retryNow = () => {
      retry();
      restart();
    };
    restart();
    document.addEventListener('visibilitychange', retryNow);
    // The base map itself retries when the device comes online.
    addEventListener('online', restart);
    map.on(GESTURES, retryNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', retryNow);
      removeEventListener('online', restart);
      map.off(GESTURES, retryNow);
    };
  }, [isWithoutTiles, dispatch, map]);
}
