import { DEFAULT_REVIEW_QUERY, SORT_KEYS, SORT_ORDERS } from '@laneway/domain/review/queue';
import { expect, it } from 'vitest';
import { SORT_CHOICES, sortBy, sortName } from './sort-texts.ts';

it('offers every sort key in both directions, each with its own text', () => {
  const every = SORT_KEYS.flatMap((key) =>
    SORT_ORDERS.map((order) => sortName({ sort_by: key, sort_order: order })),
  );
  expect(SORT_CHOICES.map(({ name }) => name).toSorted()).toEqual(every.toSorted());
  expect(new Set(SORT_CHOICES.map(({ text }) => text)).size).toBe(every.length);
});

it.each([
  ['pg_title', 'asc'],
  ['pg_author', 'asc'],
  ['pg_status', 'asc'],
  ['pg_created', 'desc'],
] as const)('starts %s with %s, and reverses it from then on', (key, first) => {
  const other = first === 'asc' ? 'desc' : 'asc';
  const once = sortBy({ ...DEFAULT_REVIEW_QUERY, page: 3 }, key);
  expect(once).toMatchObject({ sort_by: key, sort_order: first, page: 1 });
  const twice = sortBy(once, key);
  expect(twice.sort_order).toBe(other);
  expect(sortBy(twice, key).sort_order).toBe(first);
});

it('reverses the order that the queue starts with', () => {
  expect(sortBy(DEFAULT_REVIEW_QUERY, 'pg_updated').sort_order).toBe('asc');
});
