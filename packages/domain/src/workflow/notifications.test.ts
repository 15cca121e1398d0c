import { describe, expect, it } from 'vitest';
import { CONTENT_STATUSES } from '../statuses.ts';
import { notifiedOf } from './messages.ts';

describe('notifications', () => {
  it.each([
    ['draft', 'submitted', ['creator', 'admin']],
    ['submitted', 'needs_revision', ['creator']],
    ['submitted', 'rejected', ['creator']],
    ['submitted', 'approved', ['creator', 'admin']],
    ['approved', 'published', ['creator']],
    ['submitted', 'withdrawn', ['admin']],
    ['withdrawn', 'draft', []],
  ] as const)('of %s to %s go to %o', (from, to, recipients) => {
    expect(notifiedOf(from, to)).toEqual(recipients);
  });

  it.each(CONTENT_STATUSES)('are not sent when %s stays as it is', (status) => {
    expect(notifiedOf(status, status)).toEqual([]);
  });
});
