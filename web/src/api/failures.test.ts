import type { RefusalCode } from '@laneway/domain/refusal';
import { describe, expect, it } from 'vitest';
import { ApiProblem, failureKind, failureText, NetworkError } from './failures.ts';

const refusal = (status: number, code: RefusalCode) =>
  new ApiProblem({ status, code, detail: 'In words.' });

describe('what could not be had', () => {
  it.each([
    ['is missing', refusal(404, 'not_found'), 'missing'],
    ['is gone', refusal(410, 'gone'), 'missing'],
    ['is not for this person', refusal(403, 'not_allowed'), 'closed'],
    ['is for those who are logged in', refusal(401, 'not_signed_in'), 'closed'],
    ['broke the server', refusal(500, 'internal'), 'failed'],
    ['has to wait', refusal(503, 'unavailable'), 'failed'],
    ['was asked for too often', refusal(429, 'too_many_requests'), 'failed'],
    ['was never asked for', new NetworkError(), 'failed'],
    ['met a defect of ours', new TypeError('x is undefined'), 'failed'],
  ])('%s', (_why, error, kind) => {
    expect(failureKind(error)).toBe(kind);
  });

  it('is told in words that are meant for people', () => {
    expect(failureText(refusal(500, 'internal'))).toBe('In words.');
    expect(failureText(new NetworkError())).toMatch(/^We can’t connect/);
    expect(failureText(new TypeError('x is undefined'))).toBe(
      'An error occurred. Please try again.',
    );
  });
});
