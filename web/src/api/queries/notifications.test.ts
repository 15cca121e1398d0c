import { expect, it } from 'vitest';
import { type Notification, withRead } from './notifications.ts';

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

const pages = {
  pageParams: [null, 'next'],
  pages: [
    {
      items: [notification(3, null), notification(2, '2026-11-14')],
      next_cursor: 'next',
      unread_count: 2,
    },
    { items: [notification(1, null)], next_cursor: null, unread_count: 2 },
  ],
};

it('reads one notification and counts one less on every page', () => {
  const read = withRead(pages, 1, '2026-11-15');
  expect(read.pages.map(({ unread_count }) => unread_count)).toEqual([1, 1]);
  expect(read.pages[1]?.items[0]?.read_at).toBe('2026-11-15');
  expect(read.pages[0]?.items[0]?.read_at).toBeNull();
});

it('changes nothing about a notification that was read already', () => {
  expect(withRead(pages, 2, '2026-11-15')).toBe(pages);
});
