import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkError } from '../failures.ts';
import { someOrder } from './order.test-data.ts';
import { nextPollMs, type PollProgress } from './purchases.ts';

const WAITING: PollProgress = {
  order: someOrder(),
  error: null,
  hasCancelled: false,
  asked: 1,
};

const problem = (status: number, code: 'not_found' | 'unavailable') =>
  new ApiProblem({ status, code, detail: 'The detail.' });

describe('an order is polled again', () => {
  it.each([
    [0, 1_000],
    [14, 1_000],
    [15, 3_000],
    [44, 3_000],
    [45, 10_000],
    [5_000, 10_000],
  ])('after %i answers in %i ms', (asked, ms) => {
    expect(nextPollMs({ ...WAITING, asked })).toBe(ms);
  });

  it('after a lost connection, even before the first reply', () => {
    expect(nextPollMs({ ...WAITING, error: new NetworkError() })).toBe(1_000);
    expect(nextPollMs({ ...WAITING, order: undefined, error: new NetworkError() })).toBe(1_000);
    expect(nextPollMs({ ...WAITING, error: problem(503, 'unavailable') })).toBe(1_000);
  });

  it('until the first reply for a buyer who cancelled', () => {
    expect(nextPollMs({ ...WAITING, order: undefined, hasCancelled: true })).toBe(1_000);
  });
});

describe('an order is not polled again', () => {
  it.each<[string, Partial<PollProgress>]>([
    ['once it is settled', { order: someOrder({ status: 'fulfilled', settled: true }) }],
    ['after its buyer cancelled', { hasCancelled: true }],
    ['if the order doesn’t exist', { order: undefined, error: problem(404, 'not_found') }],
  ])('%s', (_when, differing) => {
    expect(nextPollMs({ ...WAITING, ...differing })).toBe(false);
  });
});
