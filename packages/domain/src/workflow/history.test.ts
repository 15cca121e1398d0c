import { describe, expect, it } from 'vitest';
import { type HistoryEntry, showsHistoryComment, showsHistoryEntry } from './history.ts';

const verdict = (to_status: HistoryEntry['to_status']): HistoryEntry => ({
  act: 'status_changed',
  source: 'admin_review',
  to_status,
});
const note: HistoryEntry = { act: 'place_commented', source: 'admin_review', to_status: null };

describe('the history of a guide', () => {
  it('shows review notes to admins only', () => {
    expect(showsHistoryEntry('admin', note)).toBe(true);
    expect(showsHistoryEntry('creator', note)).toBe(false);
    expect(showsHistoryEntry('creator', verdict('approved'))).toBe(true);
  });

  it.each([
    ['needs_revision', true],
    ['rejected', true],
    ['approved', false],
  ] as const)('shows the creator the comment on %s: %s', (status, isTold) => {
    expect(showsHistoryComment('creator', verdict(status))).toBe(isTold);
    expect(showsHistoryComment('admin', verdict(status))).toBe(true);
  });

  it('shows the creator why an admin took their guide off sale', () => {
    const withdrawal: HistoryEntry = {
      act: 'guide_withdrawn',
      source: 'admin_review',
      to_status: null,
    };
    expect(showsHistoryComment('creator', withdrawal)).toBe(true);
  });
});
