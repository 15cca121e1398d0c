import { purchaseTexts } from '@laneway/domain/purchase/entitlement';
import type { RefusalCode } from '@laneway/domain/refusal';
import { describe, expect, it } from 'vitest';
import { ApiProblem, failureKind, failureText, failureTextOr, NetworkError } from './failures.ts';

const refusal = (status: number, code: RefusalCode) =>
  new ApiProblem({ status, code, detail: 'In words.' });

describe('something that couldn’t be loaded', () => {
  it.each([
    ['because it doesn’t exist is missing', refusal(404, 'not_found'), 'missing'],
    ['because it is gone is missing', refusal(410, 'gone'), 'missing'],
    ['because it isn’t allowed is closed', refusal(403, 'not_allowed'), 'closed'],
    ['because it requires a login is closed', refusal(401, 'not_signed_in'), 'closed'],
    ['because of a server error has failed', refusal(500, 'internal'), 'failed'],
    ['because the server is unavailable has failed', refusal(503, 'unavailable'), 'failed'],
    ['because of too many requests has failed', refusal(429, 'too_many_requests'), 'failed'],
    ['because of a lost connection has failed', new NetworkError(), 'failed'],
    ['because of a defect in the app has failed', new TypeError('x is undefined'), 'failed'],
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
