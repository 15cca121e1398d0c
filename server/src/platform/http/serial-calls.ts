/** The calls of one caller that may wait. A browser has six connections. */
const MAX_WAITING = 100;

/** False, without running it, if too many calls of this caller are waiting. */
export type RunSerially = (caller: string, run: () => Promise<void>) => Promise<boolean>;

/**
 * Runs the calls of each caller one after another. Calls that read or write a whole guide take memory and time; without
 * this, one caller with many connections could run any number at once.
 */
export function createSerialCalls(maxWaiting: number = MAX_WAITING): RunSerially {
  /** Starts the waiting calls, by caller. A caller without an entry has no call running. */
  const queues = new Map<string, (() => void)[]>();

  return async (caller, run) => {
    const queue = queues.get(caller);
    if (queue === undefined) queues.set(caller, []);
    else if (queue.length >= maxWaiting) return false;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      await run();
      return true;
    } finally {
      const startNext = queues.get(caller)?.shift();
      if (startNext === undefined) queues.delete(caller);
      else startNext();
    }
  };
}
