import { loadMissingStyles } from './missing-styles.ts';

/** A part of the app that is loaded when it is first needed. */
export type LazyModule<T> = {
  /** Null until it has loaded. */
  readonly loaded: () => T | null;
  /** Loads it once, however often it is called; after a failure the next call tries again. */
  readonly fetch: () => Promise<T>;
};

export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null;
  let inFlight: Promise<T> | null = null;
  const fetch = async (): Promise<T> => {
    try {
      await loadMissingStyles();
      loaded = await load();
      return loaded;
    } finally {
      inFlight = null;
    }
  };
  return {
    loaded: () => loaded,
    fetch: () => {
      inFlight ??= fetch();
      return inFlight;
    },
  };
}
