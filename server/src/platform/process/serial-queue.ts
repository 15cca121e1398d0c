import { fail, ok, type Result } from '@laneway/domain/result';

/** Further requests are asked to retry later. */
const MAX_WAITING = 8;

export type SerialQueue = {
  /** Runs the work after all earlier work has ended; fails while too much is waiting. */
  readonly run: <T>(work: () => Promise<T>) => Promise<Result<T, 'busy'>>;
};

/** A queue for work that takes a process and a lot of memory. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run: async (work) => {
      if (waiting >= MAX_WAITING) return fail('busy');
      waiting += 1;
      const done = last.then(work).finally(() => {
        waiting -= 1;
      });
      last = done.catch(() => undefined);
      return ok(await done);
    },
  };
}
