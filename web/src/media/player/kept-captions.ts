/** Whether captions are wanted on this device. */
export type KeptCaptions = {
  readonly find: () => boolean;
  readonly keep: (isWanted: boolean) => void;
};

const STORAGE_KEY = 'laneway.captions';
const WANTED = 'on';

/** Kept in the browser's storage; where that is closed to us, captions are off until they are switched on. */
export function createKeptCaptions(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
): KeptCaptions {
  return {
    find: () => {
      try {
        return storage?.getItem(STORAGE_KEY) === WANTED;
      } catch {
        return false;
      }
    },
    keep: (isWanted) => {
      try {
        storage?.setItem(STORAGE_KEY, isWanted ? WANTED : 'off');
      } catch {
        // Full or forbidden: not worth a word to someone who is listening.
      }
    },
  };
}
