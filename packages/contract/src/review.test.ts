import { DEFAULT_REVIEW_QUERY, PAGE_SIZES } from '@laneway/domain/review/queue';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { LIMITS } from './limits.ts';
import { ChangeStatusBody, ListReviewQueueQuery, ReviewQueue } from './review.ts';

describe('the review queue', () => {
  it('accepts its default query, and every page size on offer', () => {
    const asked = Object.entries(DEFAULT_REVIEW_QUERY).filter(([, value]) => value !== null);
    expect(Value.Check(ListReviewQueueQuery, Object.fromEntries(asked))).toBe(true);
    for (const page_size of PAGE_SIZES) {
      expect(Value.Check(ListReviewQueueQuery, { page_size })).toBe(true);
    }
  });

  it.each([{ sort_by: 'password_hash' }, { sort_order: 'up' }, { status: 'draft' }, { page: 0 }])(
    'refuses %j',
    (query) => {
      expect(Value.Check(ListReviewQueueQuery, query)).toBe(false);
    },
  );

  it('answers with items and pagination', () => {
    const queue: ReviewQueue = {
      items: [
        {
          pg_id: 12,
          pg_created: '2025-02-20T10:00:00.000Z',
          pg_updated: '2025-03-01T09:30:00.000Z',
          pg_title: 'Lanes after rain',
          pg_description: 'Eleven lanes in an hour.',
          pg_price: 4.99,
          pg_pending_status: 'submitted',
          pg_author: 3,
          author_name: 'Mirka Wong',
          days_pending: 2,
          place_count: 11,
        },
      ],
      pagination: {
        current_page: 1,
        total_pages: 1,
        total_items: 1,
        has_prev: false,
        has_next: false,
      },
    };
    expect(Value.Check(ReviewQueue, queue)).toBe(true);
    expect(Value.Check(ReviewQueue, { items: queue.items })).toBe(false);
  });
});

describe('a verdict', () => {
  const { body } = ENDPOINTS.rejectGuide;

  it('may have no body, no comment, or a comment', () => {
    for (const value of [null, {}, { comment: null }, { comment: 'Too short', pg_version: 4 }]) {
      expect(Value.Check(body, value)).toBe(true);
    }
  });

  it('is refused for a comment of the wrong type or size', () => {
    expect(Value.Check(body, { comment: 7 })).toBe(false);
    expect(Value.Check(body, { comment: 'x'.repeat(LIMITS.comment + 1) })).toBe(false);
    expect(Value.Check(body, 'Rejected')).toBe(false);
  });
});

describe('a change of status', () => {
  it('must name a status, which may be an unknown one', () => {
    expect(Value.Check(ChangeStatusBody, { new_status: 'submitted' })).toBe(true);
    expect(Value.Check(ChangeStatusBody, { new_status: 'nonsense' })).toBe(true);
    expect(Value.Check(ChangeStatusBody, { comment: 'Ready' })).toBe(false);
  });
});
