import { describe, expect, it } from 'vitest';
import {
  CONTENT_STATUSES,
  isContentStatus,
  placeStatusOf,
  STATUS_NAMES,
  TRANSITION_SOURCES,
} from './statuses.ts';

const expectations = [
  ['draft', 'Draft', 'draft'],
  ['submitted', 'Submitted', 'draft'],
  ['needs_revision', 'Needs Revision', 'draft'],
  ['approved', 'Approved', 'draft'],
  ['rejected', 'Rejected', 'draft'],
  ['withdrawn', 'Withdrawn', 'withdrawn'],
  ['published', 'Published', 'published'],
] as const;

describe('content statuses', () => {
  it('are these seven', () => {
    expect(CONTENT_STATUSES).toEqual(expectations.map(([status]) => status));
  });

  it.each(expectations)('%s shows as %s, and for a place %s', (status, name, place) => {
    expect(STATUS_NAMES[status]).toBe(name);
    expect(placeStatusOf(status)).toBe(place);
  });

  it('are distinguished from other words', () => {
    expect(CONTENT_STATUSES.every(isContentStatus)).toBe(true);
    expect(['pending', 'Draft', '', null, 'toString'].some(isContentStatus)).toBe(false);
  });
});

describe('transition sources', () => {
  it('are these four', () => {
    expect(TRANSITION_SOURCES).toEqual([
      'user_action',
      'admin_review',
      'system_process',
      'automatic',
    ]);
  });
});
