const KEPT_UNDER = 'laneway.session';

/**
 * What this device remembers of a login. The session itself is in cookies that no script can read;
 * without this, every visitor would have to ask the server whether they have one.
 *
 * `leaving` is a logout that hasn't reached the server yet.
 */
export type Remembered = 'nothing' | 'login' | 'leaving';

export type SessionMemory = {
  readonly read: () => Remembered;
  readonly write: (remembered: Remembered) => void;
};

/**
 * Where storage is blocked, there may always have been a login. Where the server saw the cookies of a session there was
 * one, whatever became of the storage since; that counts until something is known of it here.
 */
export function createSessionMemory(storage: () => Storage, hasSession = false): SessionMemory {
  let isUnknown = hasSession;
  return {
    read: () => {
      try {
        const kept = storage().getItem(KEPT_UNDER);
        if (kept === 'login' || kept === 'leaving') return kept;
        return isUnknown ? 'login' : 'nothing';
      } catch {
        return 'login';
      }
    },
    write: (remembered) => {
      isUnknown = false;
      try {
        if (remembered === 'nothing') storage().removeItem(KEPT_UNDER);
        else storage().setItem(KEPT_UNDER, remembered);
      } catch {
        // It will be asked for next time.
      }
    },
  };
}
