import { CONTENT_STATUSES } from '@laneway/domain/statuses';
import { expect, it } from 'vitest';
import { someMove } from '../review.test-data.ts';
import { movedOnText } from './use-verdict.ts';

it.each([
  ['approved', 'approved', 'Maeve has already published this guide.'],
  ['published', 'approved', 'Maeve has already published this guide.'],
  ['rejected', 'rejected', 'Maeve has already rejected this guide.'],
  ['needs_revision', 'needs_revision', 'Maeve has already requested a revision of this guide.'],
  ['withdrawn', 'withdrawn', 'Maeve has withdrawn this guide.'],
  ['draft', 'draft', 'Maeve has returned this guide to draft.'],
  [
    'submitted',
    'submitted',
    'Maeve has submitted this guide again. Look at what’s changed, then decide.',
  ],
] as const)(
  'names the person who made the last move, for a guide that is now %s after a move to %s',
  (pg_pending_status, moved, text) => {
    const earlier = { ...someMove(moved, 'Noor'), at: '2026-11-01T12:00:00.000Z' };
    const history = [earlier, someMove(moved, 'Maeve')];
    expect(movedOnText(4, { pg_version: 5, pg_pending_status }, history)).toBe(text);
  },
);

it('has no text for a guide that is still at the reviewed version', () => {
  for (const pg_pending_status of CONTENT_STATUSES) {
    expect(movedOnText(4, { pg_version: 4, pg_pending_status }, [])).toBeNull();
  }
});
