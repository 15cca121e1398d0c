import { PRESIGNED_LINK_LIFETIME_MS } from '@laneway/domain/timing';

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
  /** Where there is no connection, nothing happens. */
  readonly prefetch: (field: string) => void;
};

/** A walk has the next two places loaded, and in any order those around; each takes as much memory as it is long. */
const MOST_AHEAD = 6;

/** For how long a link that had to be asked for is used: the rest is for listening. */
const FRESH_MS = PRESIGNED_LINK_LIFETIME_MS / 2;

type Ahead = {
  readonly element: HTMLAudioElement;
  /** Aborted once it is no longer wanted. */
  readonly turn: AbortController;
  /** Null while it is on the way. */
  link: { readonly url: string; readonly until: number } | null;
};

/**
 * Prefetches through audio elements of its own: what they load, the browser has at hand for the one that plays, from
 * any store and without leave to fetch from there.
 */
export function createAudioLinks({ resolve, createElement }: AudioLinksParts): AudioLinks {
  /** By media field, the oldest first. */
  const ahead = new Map<string, Ahead>();
  /** Keeps what it has loaded until something else plays. */
  let playing: HTMLAudioElement | null = null;

  const drop = (field: string): void => {
    const dropped = ahead.get(field);
    ahead.delete(field);
    dropped?.turn.abort();
    if (dropped !== undefined) empty(dropped.element);
  };

  const load = async (field: string, next: Ahead): Promise<void> => {
    try {
      const found = resolve(field, next.turn.signal);
      const url = typeof found === 'string' ? found : await found;
      if (next.turn.signal.aborted) return;
      next.link = { url, until: url === found ? Infinity : Date.now() + FRESH_MS };
      next.element.preload = 'auto';
      next.element.src = url;
    } catch {
      if (ahead.get(field) === next) ahead.delete(field);
    }
  };

  return {
    resolve: (field, signal) => {
      const found = ahead.get(field);
      if (found === undefined || found.link === null || isOld(found.link)) {
        drop(field);
        return resolve(field, signal);
      }
      // Whoever asks again has failed with this link.
      ahead.delete(field);
      if (playing !== null) empty(playing);
      playing = found.element;
      return found.link.url;
    },
    prefetch: (field) => {
      const found = ahead.get(field);
      if (found !== undefined && (found.link === null || !isOld(found.link))) return;
      drop(field);
      const [oldest] = ahead.keys();
      if (oldest !== undefined && ahead.size === MOST_AHEAD) drop(oldest);
      const next: Ahead = { element: createElement(), turn: new AbortController(), link: null };
      ahead.set(field, next);
      void load(field, next);
    },
  };
}

function isOld({ until }: { readonly until: number }): boolean {
  return Date.now() >= until;
}

/** Gives back the memory of what it has loaded. */
function empty(element: HTMLAudioElement): void {
  element.removeAttribute('src');
  element.load();
}
