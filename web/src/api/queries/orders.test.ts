import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkError } from '../failures.ts';
import { someOrder } from './order.test-data.ts';
import { type AskedSoFar, nextAskMs } from './orders.ts';

const WAITING: AskedSoFar = {
  order: someOrder(),
  error: null,
  hasTurnedBack: false,
  asked: 1,
};

const problem = (status: number, code: 'not_found' | 'unavailable') =>
  new ApiProblem({ status, code, detail: 'The detail.' });

describe('an order is asked for again', () => {
  it.each([
    [0, 1_000],
    [14, 1_000],
    [15, 3_000],
    [44, 3_000],
    [45, 10_000],
    [5_000, 10_000],
  ])('after %i answers in %i ms', (asked, ms) => {
    expect(nextAskMs({ ...WAITING, asked })).toBe(ms);
  });

  it('through a lost connection, also when there was no answer at all yet', () => {
    expect(nextAskMs({ ...WAITING, error: new NetworkError() })).toBe(1_000);
    expect(nextAskMs({ ...WAITING, order: undefined, error: new NetworkError() })).toBe(1_000);
    expect(nextAskMs({ ...WAITING, error: problem(503, 'unavailable') })).toBe(1_000);
  });

  it('until there was one answer for a buyer who turned back', () => {
    expect(nextAskMs({ ...WAITING, order: undefined, hasTurnedBack: true })).toBe(1_000);
  });
});

describe('an order is not asked for again', () => {
  it.each<[string, Partial<AskedSoFar>]>([
    ['once it is settled', { order: someOrder({ status: 'fulfilled', settled: true }) }],
    ['after its buyer turned back', { hasTurnedBack: true }],
    ['when there is no such order', { order: undefined, error: problem(404, 'not_found') }],
  ])('%s', (_when, differing) => {
    expect(nextAskMs({ ...WAITING, ...differing })).toBe(false);
  });
});
