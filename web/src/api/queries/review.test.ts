import { describe, expect, it } from 'vitest';
import { pollDelay } from './review.ts';

const APPROVED = { pg_pending_status: 'approved' } as const;
const TRANSFERRING = {
  ...APPROVED,
  pg_transfer: { state: 'transferring', reason: null },
} as const;

describe('a guide that is being transferred', () => {
  it('is polled again, less and less often', () => {
    const delays = [0, 1, 2, 3, 4, 40].map((times) => pollDelay(TRANSFERRING, times));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  it.each([
    undefined,
    { pg_pending_status: 'needs_revision', pg_transfer: null },
    { pg_pending_status: 'published', pg_transfer: { state: 'transferred', reason: null } },
    { ...APPROVED, pg_transfer: { state: 'failed', reason: 'No room' } },
  ] as const)('is no longer polled once the transfer has ended: %o', (guide) => {
    expect(pollDelay(guide, 1)).toBe(false);
  });
});

it('a guide that awaits a verdict is polled now and then, because its author may withdraw it', () => {
  expect(pollDelay({ pg_pending_status: 'submitted', pg_transfer: null }, 7)).toBe(30_000);
});
