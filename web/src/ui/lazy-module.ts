/** Code of ours that is fetched when it is first needed. */
export type LazyModule<T> = {
  /** Null until it has come. */
  readonly loaded: () => T | null;
  /** Fetches it, once however often that is asked for; when it does not come, the next asking fetches anew. */
  readonly fetch: () => Promise<T>;
};

export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null;
  let inFlight: Promise<T> | null = null;
  const fetch = async (): Promise<T> => {
    try {
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

/** For what is in the first download: asking for it separately would only add a wait. */
export function loadedModule<T>(code: T): LazyModule<T> {
  return { loaded: () => code, fetch: () => Promise.resolve(code) };
}
