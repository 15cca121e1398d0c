import { fail, ok, type Result } from '@laneway/domain/result';

/** Those who come when this many wait are asked to come again. */
const MAX_WAITING = 8;

export type Waiting = {
  /** Runs the work when all before it has ended; fails while too much waits. */
  readonly run: <T>(work: () => Promise<T>) => Promise<Result<T, 'busy'>>;
};

/** For work that takes a process and a lot of memory. */
export function oneAtATime(): Waiting {
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
