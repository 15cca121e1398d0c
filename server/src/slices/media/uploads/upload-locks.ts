import { ERRORS, type Locker } from '@tus/server';

type Holder = { readonly giveWay: () => void; readonly released: Promise<void> };

const TIMEOUT_MS = 30_000;

/**
 * One request at a time for each upload of this process. The next one asks the previous one to stop: a client that
 * reconnects has dropped its old connection, which we may not have noticed. tus's own locker would busy-wait.
 */
export function createUploadLocks(): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock: (id) => {
      let release = (): void => {};
      return {
        lock: async (signal, giveWay) => {
          for (let before = holders.get(id); before !== undefined; before = holders.get(id)) {
            before.giveWay();
            await waitFor(before.released, signal);
          }
          const { promise, resolve } = Promise.withResolvers<void>();
          release = resolve;
          holders.set(id, { giveWay: () => void giveWay(), released: promise });
        },
        unlock: async () => {
          holders.delete(id);
          release();
        },
      };
    },
  };
}

/** Throws the error that tus expects when the request ends first, or on a timeout. */
async function waitFor(released: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: given, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(ERRORS.ABORTED);
  const timer = setTimeout(() => reject(ERRORS.ERR_LOCK_TIMEOUT), TIMEOUT_MS);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  try {
    await Promise.race([released, given]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
