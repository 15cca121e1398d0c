/** Runs a task while no other tab runs one. */
export type OneTabAtATime = <T>(task: () => Promise<T>) => Promise<T>;

const LOCK = 'laneway.session';

/** A tab that the phone has put to sleep may hold the lock for ever. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Lets only one tab at a time change the cookies of the session. Where the browser has no locks
 * (pages that came over plain http), the tabs of a person may race; the server lets them, for as
 * long as a renewal takes.
 */
export function createOneTabAtATime(locks: LockManager | undefined): OneTabAtATime {
  if (locks === undefined) return oneAtATime();
  return async (task) => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return task();
    };
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    try {
      return await locks.request(LOCK, { signal }, begin);
    } catch (error) {
      if (hasBegun) throw error;
      return await task();
    }
  };
}

function oneAtATime(): OneTabAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
}
