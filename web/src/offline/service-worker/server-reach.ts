/** How long the server may take for a page before the stored one is shown. */
const PATIENCE_MS = 3_000;
/** And where it has just been out of reach: as long as nobody notices. */
const LITTLE_PATIENCE_MS = 300;
/** How long that is assumed to last. */
const RECENTLY_MS = 60_000;

export type ServerReach = {
  /** How long a page is worth waiting for. */
  readonly patienceMs: () => number;
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
    patienceMs: () => {
      if (!isOnline()) return 0;
      const isRecent = missedAt !== null && now() - missedAt < RECENTLY_MS;
      return isRecent ? LITTLE_PATIENCE_MS : PATIENCE_MS;
    },
    note: (isReached) => {
      missedAt = isReached ? null : now();
    },
  };
}
