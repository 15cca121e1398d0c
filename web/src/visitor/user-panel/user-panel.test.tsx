// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Notification } from '../../api/queries/notification-pages.ts';
import { type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { UserPanel } from './user-panel.tsx';

const showPanel = (replies: Replies) =>
  renderPage(
    UserPanel,
    { page: 'userPanel' },
    {
      role: 'user',
      replies: {
        listOwnedGuides: () => [],
        listNotifications: () => ({ items: [], next_cursor: null, unread_count: 0 }),
        ...replies,
      },
    },
  );

it('shows that the guides couldn’t be loaded, and loads them on request', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { server, user, currentEntry } = await showPanel({ listOwnedGuides: serverError });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch user guides.');
  expect(log).toHaveBeenCalledWith('Failed to fetch user guides.', expect.anything());
  log.mockRestore();
  server.replies = { ...server.replies, listOwnedGuides: () => [] };
  await user.click(button('Try again'));
  expect(await screen.findByText(/No guides yet\./)).toBeDefined();
  await user.click(button('Find a guide'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

const gift: Notification = {
  notice_id: 5,
  kind: 'gift_received',
  title: 'A guide for you',
  body: 'Sam sent you City of Trams.',
  pg_id: null,
  g_id: 8,
  created_at: '2026-11-14T03:00:00Z',
  read_at: null,
};

it('shows notifications, and keeps a read one as read', async () => {
  let read = 0;
  const { user } = await showPanel({
    listNotifications: () => ({ items: [gift], next_cursor: null, unread_count: 1 }),
    readNotification: () => {
      read += 1;
      return { ...gift, read_at: '2026-11-15T03:00:00Z' };
    },
  });
  const region = await screen.findByRole('region', { name: /Notifications/ });
  expect(region.textContent).toContain('1 new');
  expect(region.textContent).toContain('14 Nov');
  await user.click(within(region).getByRole('button', { name: 'Mark as read: A guide for you' }));
  await waitFor(() => expect(region.textContent).not.toContain('new'));
  expect(within(region).queryByRole('button', { name: /^Mark/ })).toBeNull();
  expect(document.activeElement).toBe(button('A guide for you'));
  expect(read).toBe(1);
});

it('has no section for notifications while there are none', async () => {
  await showPanel({});
  expect(await screen.findByText(/No guides yet\./)).toBeDefined();
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
});

it('loads the guides again when a gift arrives', async () => {
  let loads = 0;
  const { streams } = await showPanel({
    listOwnedGuides: () => {
      loads += 1;
      return [];
    },
  });
  await waitFor(() => expect(streams.open()).toHaveLength(1));
  expect(loads).toBe(1);
  streams.latest().send('notice', { notice: gift, unread_count: 1 });
  await waitFor(() => expect(loads).toBe(2));
});
