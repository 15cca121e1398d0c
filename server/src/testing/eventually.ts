import { expect } from 'vitest';

/** An expectation that is retried until it holds. It holds soon; the long timeout is for a busy machine. */
export function eventually<T>(ask: () => T) {
  return expect.poll(ask, { timeout: 20_000, interval: 20 });
}
