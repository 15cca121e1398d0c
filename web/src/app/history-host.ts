/** The window's history events. */
type HistoryEvents = {
  readonly popstate: { readonly state: unknown };
  /** `persisted` when the page was restored from the back/forward cache. */
  readonly pageshow: { readonly persisted: boolean };
};

type Listen = <T extends keyof HistoryEvents>(
  type: T,
  listener: (event: HistoryEvents[T]) => void,
) => void;

/** The parts of the window that are used. */
export type HistoryHost = {
  readonly history: Pick<History, 'state' | 'length' | 'go' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  /** Knows, where supported, which entries below belong to this site. */
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null };
  readonly addEventListener: Listen;
  readonly removeEventListener: Listen;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

/**
 * The number of entries that it is safe to go back: those below with our mark, as far as the browser still has them.
 * Browsers drop the oldest entries of a long history, and restore a closed tab with only the last few.
 */
export function safeReach(index: number, { history, navigation }: HistoryHost): number {
  const ownBeneath = navigation?.currentEntry?.index ?? history.length - 1;
  return Math.min(index, ownBeneath, history.length - 1);
}
