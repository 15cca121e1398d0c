import { purchaseTexts } from '@laneway/domain/purchase/entitlement';
import type { RefusalCode } from '@laneway/domain/refusal';
import { describe, expect, it } from 'vitest';
import { ApiProblem, failureKind, failureText, failureTextOr, NetworkError } from './failures.ts';

const refusal = (status: number, code: RefusalCode) =>
  new ApiProblem({ status, code, detail: 'In words.' });

describe('something that couldn’t be loaded', () => {
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

  it('has a text that is meant for people', () => {
    expect(failureText(refusal(500, 'internal'))).toBe('In words.');
    expect(failureText(new NetworkError())).toMatch(/^We can’t connect/);
    expect(failureText(new TypeError('x is undefined'))).toBe(
      'An error occurred. Please try again.',
    );
  });
});

const DETAIL = 'You can’t buy your own guide';

it.each<[RefusalCode, number, string]>([
  ['payment_failed', 402, DETAIL],
  ['not_found', 404, DETAIL],
  ['conflict', 409, DETAIL],
  ['too_many_requests', 429, DETAIL],
  ['unavailable', 503, DETAIL],
  ['internal', 500, purchaseTexts.failed],
  ['not_implemented', 501, purchaseTexts.failed],
])('%s (%s) is shown as: %s', (code, status, text) => {
  const problem = new ApiProblem({ status, code, detail: DETAIL });
  expect(failureTextOr(problem, purchaseTexts.failed)).toBe(text);
});

it('a lost connection is shown as one, and a defect only as a failure', () => {
  expect(failureTextOr(new NetworkError(), purchaseTexts.failed)).toMatch(/We can’t connect/);
  expect(failureTextOr(new Error('a defect'), purchaseTexts.failed)).toBe(purchaseTexts.failed);
});
