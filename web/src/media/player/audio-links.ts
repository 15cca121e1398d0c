import { PRESIGNED_LINK_LIFETIME_MS } from '@laneway/domain/timing';

type Resolve = (field: string, signal: AbortSignal) => string | Promise<string>;

export type AudioLinksParts = {
  /** A URL that works now; see resolveMedia. */
  readonly resolve: Resolve;
  readonly createElement: () => HTMLAudioElement;
};

/** Resolves and prefetches the URLs of audio files. */
export type AudioLinks = {
  /** The URL of a media field; for a prefetched one it is available at once, the first time. */
  readonly resolve: Resolve;
  /** Loads a file ahead of time. Without a connection, nothing happens. */
  readonly prefetch: (field: string) => void;
};

/**
 * Limits the memory, which grows with the length of the files. A walk prefetches the next two places or, if it has no
 * order, those nearby.
 */
const MAX_PREFETCHED = 6;

/** A requested link is used for this long, which leaves time for listening. */
const FRESH_MS = PRESIGNED_LINK_LIFETIME_MS / 2;

type Prefetched = {
  readonly element: HTMLAudioElement;
  /** Aborted once it is no longer needed. */
  readonly controller: AbortController;
  /** Null while it is loading. */
  link: { readonly url: string; readonly until: number } | null;
};

/**
 * Prefetches through separate audio elements: the browser caches what they load for the one that plays, from any origin
 * and without CORS.
 */
export function createAudioLinks({ resolve, createElement }: AudioLinksParts): AudioLinks {
  /** The prefetched files by media field, the oldest first. */
  const prefetched = new Map<string, Prefetched>();
  /** The playing element, whose data are kept until something else plays. */
  let playing: HTMLAudioElement | null = null;

  const drop = (field: string): void => {
    const dropped = prefetched.get(field);
    prefetched.delete(field);
    dropped?.controller.abort();
    if (dropped !== undefined) empty(dropped.element);
  };

  const load = async (field: string, next: Prefetched): Promise<void> => {
    try {
      const found = resolve(field, next.controller.signal);
      const url = typeof found === 'string' ? found : await found;
      if (next.controller.signal.aborted) return;
      next.link = { url, until: url === found ? Infinity : Date.now() + FRESH_MS };
      next.element.preload = 'auto';
      next.element.src = url;
    } catch {
      if (prefetched.get(field) === next) prefetched.delete(field);
    }
  };

  return {
    resolve: (field, signal) => {
      const found = prefetched.get(field);
      if (found === undefined || found.link === null || isOld(found.link)) {
        drop(field);
        return resolve(field, signal);
      }
      // A second request means that this link failed.
      prefetched.delete(field);
      if (playing !== null) empty(playing);
      playing = found.element;
      return found.link.url;
    },
    prefetch: (field) => {
      const found = prefetched.get(field);
      if (found !== undefined && (found.link === null || !isOld(found.link))) return;
      drop(field);
      const [oldest] = prefetched.keys();
      if (oldest !== undefined && prefetched.size === MAX_PREFETCHED) drop(oldest);
      const next: Prefetched = {
        element: createElement(),
        controller: new AbortController(),
        link: null,
      };
      prefetched.set(field, next);
      void load(field, next);
    },
  };
}

function isOld({ until }: { readonly until: number }): boolean {
  return Date.now() >= until;
}

/** Frees the memory of the loaded data. */
function empty(element: HTMLAudioElement): void {
  element.removeAttribute('src');
  element.load();
}
