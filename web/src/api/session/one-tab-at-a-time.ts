/** Runs a task while no other tab runs one; `hadToWait` is true if another tab held the lock. */
export type OneTabAtATime = <T>(task: (hadToWait: boolean) => Promise<T>) => Promise<T>;

const LOCK = 'laneway.session';

/** A tab that the phone has suspended may hold the lock forever, so after this time the task runs without it. */
const MAX_WAIT_MS = 10_000;

/**
 * Lets only one tab at a time change the cookies of the session. Where the browser has no locks (pages that came over
 * plain http), a person's tabs may race: the server accepts a replaced refresh token for a grace period.
 */
export function createOneTabAtATime(locks: LockManager | undefined): OneTabAtATime {
  if (locks === undefined) return oneTaskAtATime();
  return async (task) => {
    let hasBegun = false;
    const begin = (hadToWait: boolean) => {
      hasBegun = true;
      return task(hadToWait);
    };
    const atOnce = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { result: await begin(false) },
    );
    if (atOnce !== null) return atOnce.result;
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    try {
      return await locks.request(LOCK, { signal }, () => begin(true));
    } catch (error) {
      if (hasBegun) throw error;
      return await task(true);
    }
  };
}

/** Without locks: one task at a time, in this tab only. */
function oneTaskAtATime(): OneTabAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const begin = () => task(false);
    const next = last.then(begin, begin);
    last = next.catch(() => undefined);
    return next;
  };
}
