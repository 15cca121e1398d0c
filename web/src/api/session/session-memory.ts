const STORAGE_KEY = 'laneway.session';

/**
 * The device's record of a login. The session itself is in cookies that scripts can't read; without this record, every
 * visitor's browser would have to ask the server. `leaving` is a logout that hasn't reached the server yet.
 */
export type Remembered = 'nothing' | 'login' | 'leaving';

export type SessionMemory = {
  readonly read: () => Remembered;
  readonly write: (remembered: Remembered) => void;
};

/**
 * If storage is blocked, a login is assumed. If the server saw session cookies, there was a login, whatever is stored;
 * that counts until something newer is known here.
 */
export function createSessionMemory(storage: () => Storage, hasSession = false): SessionMemory {
  let isUnknown = hasSession;
  return {
    read: () => {
      try {
        const kept = storage().getItem(STORAGE_KEY);
        if (kept === 'login' || kept === 'leaving') return kept;
        return isUnknown ? 'login' : 'nothing';
      } catch {
        return 'login';
      }
    },
    write: (remembered) => {
      isUnknown = false;
      try {
        if (remembered === 'nothing') storage().removeItem(STORAGE_KEY);
        else storage().setItem(STORAGE_KEY, remembered);
      } catch {
        // The server is queried next time.
      }
    },
  };
}
