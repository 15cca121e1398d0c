import { describe, expect, it } from 'vitest';
import {
  changeReviewQuery,
  DEFAULT_REVIEW_QUERY,
  PAGE_SIZES,
  SORT_KEYS,
  STATUS_FILTERS,
  sortFieldOf,
  statusOfFilter,
} from './queue.ts';

describe('the review queue', () => {
  it('starts on page 1 with 20 items, last updated first, unfiltered', () => {
    expect(DEFAULT_REVIEW_QUERY).toEqual({
      page: 1,
      page_size: 20,
      sort_by: 'pg_updated',
      sort_order: 'desc',
      status: null,
      creator_id: null,
      date_from: null,
      date_to: null,
      search: null,
    });
  });

  it('offers these page sizes, sort keys and filters', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 50, 100]);
    expect(SORT_KEYS).toEqual(['pg_created', 'pg_author', 'pg_title', 'pg_status', 'pg_updated']);
    expect(STATUS_FILTERS).toEqual(['pending', 'approved', 'rejected', 'needs_revision']);
  });

  it.each([
    { status: 'pending' },
    { sort_by: 'pg_title' },
    { sort_order: 'asc' },
    { page_size: 50 },
    { search: 'lane' },
    { creator_id: 4 },
    { date_from: '2026-01-01' },
  ] as const)('goes back to page 1 on %o', (change) => {
    const query = changeReviewQuery({ ...DEFAULT_REVIEW_QUERY, page: 7 }, change);
    expect(query).toEqual({ ...DEFAULT_REVIEW_QUERY, ...change, page: 1 });
  });

  it.each([
    ['pending', 'submitted'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['needs_revision', 'needs_revision'],
  ] as const)('filters %s by the status %s', (filter, status) => {
    expect(statusOfFilter(filter)).toBe(status);
  });

  it.each([
    ['pg_created', 'pg_created'],
    ['pg_author', 'pg_author'],
    ['pg_title', 'pg_title'],
    ['pg_status', 'pg_pending_status'],
    ['pg_updated', 'pg_updated'],
  ] as const)('sorts %s by the field %s', (key, field) => {
    expect(sortFieldOf(key)).toBe(field);
  });
});
