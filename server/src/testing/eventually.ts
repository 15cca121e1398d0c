import { expect } from 'vitest';

/** An expectation that is asked again until it holds. It holds soon; the patience is for a machine that is busy. */
export function eventually<T>(ask: () => T) {
  return expect.poll(ask, { timeout: 20_000, interval: 20 });
}
