import { parseJson } from '../../core/device-storage.ts';

/** The positions at which playback stopped, by URL. */
export type ResumePoints = {
  readonly find: (address: string) => number;
  readonly keep: (address: string, seconds: number) => void;
  readonly forget: (address: string) => void;
};

const STORAGE_KEY = 'laneway.resume-points';
const MAX_POINTS = 200;
/** Earlier positions aren't stored, because replaying the first moments is no problem. */
const MIN_STORED_S = 3;

/** Kept in the browser's storage; if that is blocked, playback just starts over. */
export function createResumePoints(storage: Pick<Storage, 'getItem' | 'setItem'>): ResumePoints {
  const read = (): [string, number][] => {
    const kept = parseJson(storage.getItem(STORAGE_KEY));
    return Array.isArray(kept) ? kept.filter(isPoint) : [];
  };
  const write = (points: readonly [string, number][]): void => {
    storage.setItem(STORAGE_KEY, JSON.stringify(points.slice(-MAX_POINTS)));
  };
  const without = (address: string) => read().filter(([kept]) => kept !== address);
  return {
    find: (address) => read().find(([kept]) => kept === address)?.[1] ?? 0,
    keep: (address, seconds) => {
      const point: [string, number] = [address, Math.floor(seconds)];
      // Someone who went back to the start wants the start, so the earlier point is removed as well.
      write([...without(address), ...(seconds >= MIN_STORED_S ? [point] : [])]);
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
