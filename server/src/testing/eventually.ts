import { expect } from 'vitest';

/** Retries an expectation until it holds. That is soon; the long timeout is for a busy machine. */
export function eventually<T>(ask: () => T) {
  return expect.poll(ask, { timeout: 20_000, interval: 20 });
}
