type Resolve = (field: string, signal: AbortSignal) => string | Promise<string>;

export type AudioLinksParts = {
  /** A URL that works now; see resolveMedia. */
  readonly resolve: Resolve;
  readonly createElement: () => HTMLAudioElement;
};

/** Where audio is loaded from, and what of it is loaded ahead. */
export type AudioLinks = {
  /** The URL of a media field; of one that was prefetched it comes at once, the first time it is asked for. */
  readonly resolve: Resolve;
  /** Takes the place of what was prefetched before. Where there is no connection, nothing happens. */
  readonly prefetch: (field: string) => void;
};

/** Links to private files expire, so one that was prefetched is only used for so long. */
const FRESH_MS = 10 * 60_000;

type Prefetched = { readonly field: string; readonly url: string; readonly since: number };

/**
 * Prefetches through an audio element of its own: what it loads, the browser has at hand for the one that plays, from
 * any store and without leave to fetch from there.
 */
export function createAudioLinks({ resolve, createElement }: AudioLinksParts): AudioLinks {
  let turn = new AbortController();
  let element: HTMLAudioElement | null = null;
  let asked: string | null = null;
  let prefetched: Prefetched | null = null;

  const load = (field: string, url: string): void => {
    prefetched = { field, url, since: Date.now() };
    element ??= createElement();
    element.preload = 'auto';
    element.src = url;
  };

  const isFresh = ({ since }: Prefetched) => Date.now() - since < FRESH_MS;

  return {
    resolve: (field, signal) => {
      const found = prefetched?.field === field && isFresh(prefetched) ? prefetched : null;
      if (found === null) return resolve(field, signal);
      // Whoever asks again has failed with this link.
      prefetched = null;
      asked = null;
      return found.url;
    },
    prefetch: (field) => {
      if (asked === field && (prefetched === null || isFresh(prefetched))) return;
      asked = field;
      turn.abort();
      turn = new AbortController();
      const { signal } = turn;
      const url = resolve(field, signal);
      if (typeof url === 'string') return load(field, url);
      url.then(
        (link) => !signal.aborted && load(field, link),
        () => {
          if (!signal.aborted) asked = null;
        },
      );
    },
  };
}
