import { expect, it } from 'vitest';
import type { Notification } from '../../../api/queries/notification-pages.ts';
import { someNotification, somePage } from '../notification.test-data.ts';
import { arrivalsIn, type Seen } from './create-notification-feed.ts';

const pagesOf = (ids: readonly number[], cursor: string | null = null) => ({
  pageParams: [null],
  pages: [
    somePage(
      ids.map((id) => someNotification(id)),
      cursor,
    ),
  ],
});
const idsOf = (items: readonly Notification[]) => items.map(({ notice_id }) => notice_id);
const seenIn = (ids: readonly number[], cursor: string | null = null): Seen =>
  arrivalsIn(pagesOf(ids, cursor), null).seen;

it('reports nothing in the first list as new', () => {
  expect(arrivalsIn(pagesOf([3, 2, 1]), null).arrived).toEqual([]);
});

it('finds new notifications, oldest first, and only once', () => {
  const { arrived, seen } = arrivalsIn(pagesOf([5, 4, 3]), seenIn([3]));
  expect(idsOf(arrived)).toEqual([4, 5]);
  expect(arrivalsIn(pagesOf([5, 4, 3]), seen).arrived).toEqual([]);
});

it('finds a notification with a lower number that was committed later', () => {
  expect(idsOf(arrivalsIn(pagesOf([9, 8, 7]), seenIn([9, 7])).arrived)).toEqual([8]);
});

it('leaves out notifications that were already read elsewhere', () => {
  const read = { ...someNotification(4), read_at: '2026-11-15T00:00:00Z' };
  const pages = { pageParams: [null], pages: [somePage([read])] };
  expect(arrivalsIn(pages, seenIn([3])).arrived).toEqual([]);
});

it('doesn’t treat older pages as new', () => {
  expect(arrivalsIn(pagesOf([9, 8, 2, 1]), seenIn([9, 8], 'more')).arrived).toEqual([]);
});

it('finds the first notification of an account', () => {
  expect(idsOf(arrivalsIn(pagesOf([1]), seenIn([])).arrived)).toEqual([1]);
});
