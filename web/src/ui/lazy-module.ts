/** Vite's error for a style sheet that couldn't be loaded. */
const UNLOADED = /Unable to preload CSS for (\S+)/;

const missing = new Set<string>();

// Vite requests the style sheet of a lazy part only once: without this, a retried part would have
// no styles.
globalThis.addEventListener?.('vite:preloadError', (event) => {
  const { payload } = event as Event & { readonly payload?: unknown };
  const path = payload instanceof Error ? UNLOADED.exec(payload.message)?.[1] : undefined;
  if (path !== undefined) missing.add(path);
});

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

/** Retries style sheets that couldn't be loaded; rejects if one still can't. */
async function loadMissingStyles(): Promise<void> {
  await Promise.all(Array.from(missing, loadStyles));
}

function loadStyles(path: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(path);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${path} couldn’t be loaded`));
    });
    document.head.append(link);
  });
}
