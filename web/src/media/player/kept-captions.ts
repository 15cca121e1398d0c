/** Whether captions are switched on on this device. */
export type KeptCaptions = {
  readonly find: () => boolean;
  readonly keep: (isWanted: boolean) => void;
};

const STORAGE_KEY = 'laneway.captions';
const WANTED = 'on';

/** Kept in the browser's storage; if that is blocked, captions are off until switched on. */
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
        // Storage is full or blocked: no reason to interrupt someone who is listening.
      }
    },
  };
}
