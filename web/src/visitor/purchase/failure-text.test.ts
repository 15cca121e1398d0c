import { purchaseTexts } from '@laneway/domain/purchase/checkout';
import type { RefusalCode } from '@laneway/domain/refusal';
import { expect, it } from 'vitest';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { failureText } from './failure-text.ts';

const DETAIL = 'You can’t buy your own guide';

it.each<[RefusalCode, number, string]>([
  ['payment_failed', 402, DETAIL],
  ['not_found', 404, DETAIL],
  ['conflict', 409, DETAIL],
  ['too_many_requests', 429, DETAIL],
  ['unavailable', 503, DETAIL],
  ['internal', 500, purchaseTexts.failed],
  ['not_implemented', 501, purchaseTexts.failed],
])('%s is told as %s: %s', (code, status, text) => {
  const problem = new ApiProblem({ status, code, detail: DETAIL });
  expect(failureText(problem, purchaseTexts.failed)).toBe(text);
});

it('a lost connection is told as one, and a defect as no more than a failure', () => {
  expect(failureText(new NetworkError(), purchaseTexts.failed)).toMatch(/We can’t connect/);
  expect(failureText(new Error('a defect'), purchaseTexts.failed)).toBe(purchaseTexts.failed);
});
