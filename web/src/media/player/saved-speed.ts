import { SPEEDS } from './player-state.ts';

/** The playback speed chosen on this device. */
export type SavedSpeed = {
  readonly find: () => number;
  readonly keep: (speed: number) => void;
};

const STORAGE_KEY = 'laneway.player-speed';

/** Kept in the browser's storage; if that is blocked, each place starts at the usual speed. */
export function createSavedSpeed(storage: Pick<Storage, 'getItem' | 'setItem'>): SavedSpeed {
  return {
    find: () => {
      const kept = Number(storage.getItem(STORAGE_KEY));
      return SPEEDS.find((speed) => speed === kept) ?? 1;
    },
    keep: (speed) => void storage.setItem(STORAGE_KEY, String(speed)),
  };
}
