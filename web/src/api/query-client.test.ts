import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkError } from './failures.ts';
import { shouldRetry } from './query-client.ts';

const refusal = (status: number, code: 'unavailable' | 'not_found') =>
  new ApiProblem({ status, code, detail: 'In words.' });

describe('a query that failed', () => {
  it.each([
    { error: new NetworkError(), failures: 0, retries: true },
    { error: new NetworkError(), failures: 1, retries: true },
    { error: new NetworkError(), failures: 2, retries: false },
    { error: refusal(503, 'unavailable'), failures: 0, retries: true },
    { error: refusal(404, 'not_found'), failures: 0, retries: false },
    { error: new TypeError('a defect'), failures: 0, retries: false },
  ])('with $error.name after $failures failures retries: $retries', (row) => {
    expect(shouldRetry(row.failures, row.error)).toBe(row.retries);
  });
});
