/** How long the server may take for a page before the stored one is shown. */
const TIMEOUT_MS = 3_000;
/** And where it has just been out of reach: as long as nobody notices. */
const SHORT_TIMEOUT_MS = 300;
/** How long that is assumed to last. */
const RECENTLY_MS = 60_000;

export type ServerReach = {
  /** How long a page is worth waiting for. */
  readonly timeoutMs: () => number;
  readonly note: (isReached: boolean) => void;
};

export type ServerReachOptions = {
  readonly now: () => number;
  /** False only where the device is sure. */
  readonly isOnline: () => boolean;
};

/** Remembers whether the server was reached, so that someone without a connection waits for it once and not each time. */
export function createServerReach({ now, isOnline }: ServerReachOptions): ServerReach {
  let missedAt: number | null = null;
  return {
    timeoutMs: () => {
      if (!isOnline()) return 0;
      const isRecent = missedAt !== null && now() - missedAt < RECENTLY_MS;
      return isRecent ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
    },
    note: (isReached) => {
      missedAt = isReached ? null : now();
    },
  };
}
