import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { createStore } from '../../../core/store.ts';

/** Waiting means that the server can't be reached; the queue retries automatically. */
export type QueueState = 'idle' | 'saving' | 'waiting';

/**
 * Sends the changes of one guide one after the other, so that each can include the version from the one before. Failed
 * requests are retried until the server has responded.
 */
export type SaveQueue = {
  readonly getState: () => QueueState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Settles like the task, once it has reached the server. */
  readonly add: <T>(task: () => Promise<T>) => Promise<T>;
  /** Retries at once. */
  readonly retryNow: () => void;
  /** Stops sending; waiting tasks are rejected. */
  readonly close: () => void;
};

export type QueueParts = {
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Calls back after a time; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

const FIRST_PAUSE_MS = 2_000;
/** People usually leave a dead zone within minutes; saving should then continue without a button. */
const MAX_PAUSE_MS = 60_000;

export class QueueClosed extends Error {
  override readonly name = 'QueueClosed';
}

/** For promises that aren't awaited: after a logout the changes are still stored in this browser. */
export function ignoreClosed(error: unknown): void {
  if (!(error instanceof QueueClosed)) throw error;
}

/** The result of a task; null as soon as the queue has to wait for a connection. The task goes on. */
export function unlessWaiting<T>(
  { getState, subscribe }: Pick<SaveQueue, 'getState' | 'subscribe'>,
  task: Promise<T>,
): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const stop = subscribe(() => {
      if (getState() === 'waiting') resolve(null);
    });
    void task.then(resolve, reject).finally(stop);
  });
}

export function createSaveQueue({ host, after }: QueueParts): SaveQueue {
  const { getState, setState, subscribe } = createStore<QueueState>('idle');
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let isClosed = false;
  let wake: (() => void) | null = null;

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = after(ms, () => wake?.());
      wake = () => {
        wake = null;
        cancel();
        resolve();
      };
    });

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
      if (isClosed) throw new QueueClosed();
      setState('saving');
      try {
        return await task();
      } catch (error) {
        if (!mayPass(error)) throw error;
        setState('waiting');
        await pause(ms);
      }
    }
  };

  const retryNow = (): void => wake?.();
  host.addEventListener('online', retryNow);

  return {
    getState,
    subscribe,
    add: (task) => {
      unfinished += 1;
      const done = last.then(() => run(task));
      last = done.then(
        () => undefined,
        () => undefined,
      );
      void last.then(() => {
        unfinished -= 1;
        if (unfinished === 0) setState('idle');
      });
      return done;
    },
    retryNow,
    close: () => {
      isClosed = true;
      host.removeEventListener('online', retryNow);
      wake?.();
    },
  };
}

/** A refusal is final; everything else may be temporary. */
function mayPass(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return (
    error instanceof ApiProblem &&
    (error.code === 'unavailable' || error.code === 'too_many_requests')
  );
}
