/** Where listening stopped, by address. */
export type ResumePoints = {
  readonly find: (address: string) => number;
  readonly keep: (address: string, seconds: number) => void;
  readonly forget: (address: string) => void;
};

const STORAGE_KEY = 'laneway.resume-points';
const MAX_POINTS = 200;
/** Nobody minds hearing the first moments again. */
const WORTH_KEEPING_S = 3;

/** Kept in the browser's storage; where that is closed to us, listening starts over, and that is all. */
export function createResumePoints(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
): ResumePoints {
  const read = (): [string, number][] => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPoint) : [];
    } catch {
      return [];
    }
  };
  const write = (points: readonly [string, number][]): void => {
    try {
      storage?.setItem(STORAGE_KEY, JSON.stringify(points.slice(-MAX_POINTS)));
    } catch {
      // Full or forbidden: not worth a word to someone who is listening.
    }
  };
  const without = (address: string) => read().filter(([kept]) => kept !== address);
  return {
    find: (address) => read().find(([kept]) => kept === address)?.[1] ?? 0,
    keep: (address, seconds) => {
      const point: [string, number] = [address, Math.floor(seconds)];
      // Whoever went back to the start wants the start: the earlier point goes as well.
      write([...without(address), ...(seconds >= WORTH_KEEPING_S ? [point] : [])]);
    },
    forget: (address) => write(without(address)),
  };
}

function isPoint(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    Number.isFinite(value[1])
  );
}

/** The browser's own storage, or null where even asking for it is refused. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
