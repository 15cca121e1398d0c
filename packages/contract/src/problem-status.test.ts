import { REFUSAL_CODES } from '@laneway/domain/refusal';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { statusOf, titleOf } from './problem-status.ts';

describe('a refusal on the wire', () => {
  it('has the status that clients act upon', () => {
    expect(Object.fromEntries(REFUSAL_CODES.map((code) => [code, statusOf(code)]))).toEqual({
      invalid_input: 422,
      not_signed_in: 401,
      not_allowed: 403,
      not_found: 404,
      conflict: 409,
      stale_version: 409,
      gone: 410,
      already_used: 410,
      too_many_requests: 429,
      payload_too_large: 413,
      unsupported_media: 415,
      no_such_range: 416,
      payment_failed: 402,
      unavailable: 503,
      not_implemented: 501,
      internal: 500,
    });
  });

  const problem = (code: (typeof REFUSAL_CODES)[number]) => ({
    type: 'about:blank',
    status: statusOf(code),
    title: titleOf(code),
    detail: 'Guide not found',
    code,
  });

  it.each(REFUSAL_CODES)('is a valid problem: %s', (code) => {
    expect(Value.Check(Problem, problem(code))).toBe(true);
  });

  it('carries errors by field, and the current row of a stale save', () => {
    const errors = { u_password: 'Password must be at least 8 characters' };
    expect(Value.Check(Problem, { ...problem('invalid_input'), errors })).toBe(true);
    expect(Value.Check(Problem, { ...problem('stale_version'), current: { pg_id: 1 } })).toBe(true);
  });

  it('has no other fields and no unknown code', () => {
    expect(Value.Check(Problem, { ...problem('internal'), stack: 'at main.ts:1' })).toBe(false);
    expect(Value.Check(Problem, { ...problem('internal'), code: 'oops' })).toBe(false);
  });
});
