import { describe, expect, it } from 'vitest';
import {
  type Notification,
  type NotificationPages,
  notificationsIn,
  unreadIn,
  withArrival,
  withRead,
  withReadUpTo,
  withUnread,
} from './notification-pages.ts';

const notification = (notice_id: number, read_at: string | null): Notification => ({
  notice_id,
  kind: 'gift_received',
  title: 'A guide for you',
  body: '',
  pg_id: null,
  g_id: 3,
  created_at: '2026-11-15T08:00:00Z',
  read_at,
});

const pages: NotificationPages = {
  pageParams: [null, 'next'],
  pages: [
    {
      items: [notification(4, null), notification(2, '2026-11-14')],
      next_cursor: 'next',
      unread_count: 2,
    },
    { items: [notification(1, null)], next_cursor: null, unread_count: 2 },
  ],
};

const idsIn = (given: NotificationPages) =>
  notificationsIn(given).map(({ notice_id }) => notice_id);
const countsIn = (given: NotificationPages) => given.pages.map(({ unread_count }) => unread_count);

describe('withRead', () => {
  it('reads one notification and counts one less on every page', () => {
    const read = withRead(pages, 1, '2026-11-15');
    expect(countsIn(read)).toEqual([1, 1]);
    expect(read.pages[1]?.items[0]?.read_at).toBe('2026-11-15');
    expect(read.pages[0]?.items[0]?.read_at).toBeNull();
  });

  it('changes nothing about a notification that was read already', () => {
    expect(withRead(pages, 2, '2026-11-15')).toBe(pages);
  });
});

describe('withReadUpTo', () => {
  it('marks everything up to a notification as read, and counts the newer ones', () => {
    const read = withReadUpTo(pages, 2, '2026-11-15');
    expect(notificationsIn(read).map(({ read_at }) => read_at)).toEqual([
      null,
      '2026-11-14',
      '2026-11-15',
    ]);
    expect(countsIn(read)).toEqual([1, 1]);
    expect(countsIn(withReadUpTo(pages, 4, '2026-11-15'))).toEqual([0, 0]);
  });
});

describe('withArrival', () => {
  it('puts a new one first, and uses the server’s count', () => {
    const arrived = withArrival(pages, notification(7, null), 3);
    expect(idsIn(arrived)).toEqual([7, 4, 2, 1]);
    expect(countsIn(arrived)).toEqual([3, 3]);
  });

  it('sorts a notification with a lower id into its position', () => {
    expect(idsIn(withArrival(pages, notification(3, null), 3))).toEqual([4, 3, 2, 1]);
  });

  it('only updates the count if the notification is already listed', () => {
    const again = withArrival(pages, notification(4, null), 5);
    expect(idsIn(again)).toEqual([4, 2, 1]);
    expect(unreadIn(again)).toBe(5);
  });

  it('replaces the unread sales of the same guide that a new one adds up', () => {
    const sale = (id: number, g_id: number, readAt: string | null = null): Notification => ({
      ...notification(id, readAt),
      kind: 'guide_sold',
      g_id,
    });
    const [first] = pages.pages;
    if (first === undefined) throw new Error('there are pages');
    const items = [sale(14, 3), sale(13, 8), notification(12, null), sale(11, 3, 'read')];
    const sold = { ...pages, pages: [{ ...first, items }] };
    expect(idsIn(withArrival(sold, sale(15, 3), 3))).toEqual([15, 13, 12, 11]);
    expect(idsIn(withArrival(sold, notification(15, null), 4))).toEqual([15, 14, 13, 12, 11]);
  });
});

it('changes nothing when the count stays the same', () => {
  expect(withUnread(pages, 2)).toBe(pages);
});

it('lists a notification only once if two pages contain it', () => {
  const [first] = pages.pages;
  const overlapping = { ...pages, pages: first === undefined ? [] : [first, first] };
  expect(idsIn(overlapping)).toEqual([4, 2]);
});

it('has no count before the list has loaded', () => {
  expect(unreadIn(undefined)).toBeNull();
});
