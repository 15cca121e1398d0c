import { describe, expect, it } from 'vitest';
import {
  CONTENT_STATUSES,
  isContentStatus,
  placeStatusOf,
  STATUS_NAMES,
  simpleStatusOf,
  TRANSITION_SOURCES,
} from './statuses.ts';

const expectations = [
  ['draft', 'Draft', 'draft', 'draft'],
  ['submitted', 'Submitted', 'pending', 'draft'],
  ['needs_revision', 'Needs Revision', 'draft', 'draft'],
  ['approved', 'Approved', 'pending', 'draft'],
  ['rejected', 'Rejected', 'draft', 'draft'],
  ['withdrawn', 'Withdrawn', 'draft', 'withdrawn'],
  ['published', 'Published', 'published', 'published'],
] as const;

describe('content statuses', () => {
  it('are these seven', () => {
    expect(CONTENT_STATUSES).toEqual(expectations.map(([status]) => status));
  });

  it.each(expectations)(
    '%s shows as %s, is simply %s, and for a place %s',
    (status, name, simple, place) => {
      expect(STATUS_NAMES[status]).toBe(name);
      expect(simpleStatusOf(status)).toBe(simple);
      expect(placeStatusOf(status)).toBe(place);
    },
  );

  it('are told from other words', () => {
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
