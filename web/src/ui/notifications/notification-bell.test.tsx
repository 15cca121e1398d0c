// @vitest-environment happy-dom
import type { Role } from '@laneway/domain/roles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../api/queries/notification-pages.ts';
import { person } from '../../api/session/session.test-data.ts';
import type { Entry } from '../../core/navigation/pages.ts';
import {
  connectionLost,
  heldReply,
  type Replies,
  refusal,
  serverError,
} from '../testing/fake-server.test-data.ts';
import { button } from '../testing/queries.test-data.ts';
import { renderPage } from '../testing/render-page.test-data.tsx';
import { useToast } from '../toasts/toast-context.tsx';
import { someNotification, somePage } from './notification.test-data.ts';
import { NotificationBell } from './notification-bell.tsx';
import { useNotificationSubject } from './notification-subject.ts';

type BellOptions = {
  readonly role?: Role | null;
  readonly about?: number;
  readonly replies?: Replies;
  readonly isPhone?: boolean;
  readonly entry?: Entry;
};

async function showBell(items: readonly Notification[], options: BellOptions = {}) {
  const { role = 'creator', about, replies = {}, isPhone = false } = options;
  const { entry = { page: 'userPanel' } } = options;
  const matchMedia = window.matchMedia.bind(window);
  if (isPhone) vi.stubGlobal('matchMedia', () => matchMedia('(max-width: 1px)'));
  function Page() {
    const { current } = useToast();
    useNotificationSubject(about ?? null);
    return (
      <>
        <NotificationBell />
        <output aria-label="Toast">{current?.text}</output>
      </>
    );
  }
  const page = await renderPage(Page, entry, {
    role,
    replies: { listNotifications: () => somePage(items), ...replies },
  });
  const bell = (name: string | RegExp) => screen.findByRole('button', { name });
  const open = async () => {
    await page.user.click(await bell(/^Notifications/));
    return screen.findByRole('dialog', { name: 'Notifications' });
  };
  return { ...page, bell, open };
}

/** Answers media queries for a screen of this width; the returned function changes it. */
function screenOfWidth(first: number): (width: number) => void {
  let now = first;
  const lists = new Set<EventTarget>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    const list = new EventTarget();
    Object.defineProperty(list, 'matches', { get: () => now >= least });
    lists.add(list);
    return list;
  });
  return (width) => {
    now = width;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}

/** Sends a notification through the open stream. */
async function receive(streams: Awaited<ReturnType<typeof showBell>>['streams'], id: number) {
  await waitFor(() => expect(streams.open()).toHaveLength(1));
  streams.latest().send('notice', { notice: someNotification(id), unread_count: 1 });
}

describe('the bell', () => {
  it.each([
    [[], 'Notifications', ''],
    [[someNotification(1)], 'Notifications, 1 unread', '1'],
    [Array.from({ length: 10 }, (_, id) => someNotification(id)), 'Notifications, 10 unread', '10'],
  ])('shows how many of %j are unread', async (items, name, count) => {
    const { bell } = await showBell(items);
    const shown = await bell(name);
    expect(shown.parentElement?.textContent).toContain(count);
  });

  it('shows no more than 99', async () => {
    const { bell } = await showBell([], {
      replies: { listNotifications: () => ({ items: [], next_cursor: null, unread_count: 120 }) },
    });
    expect((await bell('Notifications, 120 unread')).parentElement?.textContent).toContain('99+');
  });

  it('counts on every page, and takes a connection only where it is live', async () => {
    const { bell, streams } = await showBell([someNotification(1)], {
      entry: { page: 'guidesHomePage' },
    });
    await bell('Notifications, 1 unread');
    expect(streams.open()).toEqual([]);
  });

  it.each([
    ['wider', 390, 844],
    ['narrower', 844, 390],
  ])('stays open when the screen becomes %s', async (_, before, after) => {
    const change = screenOfWidth(before);
    const { open } = await showBell([someNotification(1)]);
    const opened = await open();
    act(() => change(after));
    const still = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(still).not.toBe(opened);
    expect(within(still).getByText(someNotification(1).title)).toBeDefined();
  });

  it('is hidden for visitors', async () => {
    const { streams } = await showBell([], { role: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(streams.all).toHaveLength(0);
  });

  it('counts new notifications, and announces them politely', async () => {
    const { bell, streams } = await showBell([]);
    await receive(streams, 4);
    await bell('Notifications, 1 unread');
    expect(screen.getByText('New notification: News 4').closest('[role=status]')).not.toBeNull();
    expect(screen.getByLabelText('Toast').textContent).toBe('');
  });

  it('shows notifications about the open guide at once, except the author’s own action', async () => {
    const { bell, streams } = await showBell([], { about: 12 });
    await receive(streams, 4);
    await bell('Notifications, 1 unread');
    expect(screen.getByLabelText('Toast').textContent).toBe('News 4');
    expect(screen.queryByText(/^New notification/)).toBeNull();
    const submitted = someNotification(5, { kind: 'guide_submitted' });
    streams.latest().send('notice', { notice: submitted, unread_count: 2 });
    await screen.findByText('New notification: News 5');
    expect(screen.getByLabelText('Toast').textContent).toBe('News 4');
  });

  it('sums up the notifications missed while disconnected', async () => {
    const { server, streams } = await showBell([]);
    await waitFor(() => expect(streams.open()).toHaveLength(1));
    const items = [someNotification(5), someNotification(4)];
    server.replies = { ...server.replies, listNotifications: () => somePage(items) };
    streams.latest().accept();
    expect(await screen.findByText('2 new notifications')).toBeDefined();
  });

  it('closes the stream at logout', async () => {
    const { streams, session } = await showBell([], { replies: { logout: () => undefined } });
    await waitFor(() => expect(streams.open()).toHaveLength(1));
    await session.logOut();
    expect(streams.open()).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe.each([
  ['under it on a large screen', false],
  ['in a dialog on a phone', true],
])('the notifications %s', (_, isPhone) => {
  it('show their text and time, and open their page, marked as read', async () => {
    const read: string[] = [];
    const { open, user, currentEntry, bell } = await showBell([someNotification(4)], {
      isPhone,
      replies: {
        readNotification: () => {
          read.push('4');
          return someNotification(4, { read_at: '2026-11-15T00:00:00Z' });
        },
      },
    });
    const dialog = await open();
    expect(dialog.textContent).toContain('Unread: News 4');
    expect(dialog.textContent).toContain('Add the opening hours.');
    expect(within(dialog).getByRole('time').getAttribute('datetime')).toBe('2026-11-14T03:00:00Z');
    await user.click(within(dialog).getByRole('button', { name: 'News 4' }));
    expect(currentEntry()).toEqual({
      page: 'creatorDashboard',
      route: {
        part: 'guides',
        open: { guide: { source: 'pending', id: 12 }, place: null, view: 'edit' },
      },
    });
    await bell('Notifications');
    expect(read).toEqual(['4']);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
  });

  it('are plain text if they have no page, and can be marked as read', async () => {
    const nowhere = someNotification(4, { pg_id: null });
    const { open, user, bell } = await showBell([nowhere], {
      isPhone,
      replies: { readNotification: () => ({ ...nowhere, read_at: '2026-11-15T00:00:00Z' }) },
    });
    const dialog = await open();
    expect(within(dialog).queryByRole('button', { name: 'News 4' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Mark as read: News 4' }));
    await bell('Notifications');
    expect(document.activeElement).toBe(within(dialog).getByRole('listitem'));
  });
});

describe('the list', () => {
  it('can be marked as read as a whole, up to the newest', async () => {
    const bodies: unknown[] = [];
    const { open, user, bell } = await showBell([someNotification(9), someNotification(4)], {
      replies: {
        readNotifications: ({ body }) => {
          bodies.push(body);
          return { unread_count: 0 };
        },
      },
    });
    const dialog = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
    await bell('Notifications');
    expect(bodies).toEqual([{ up_to: 9 }]);
    expect(within(dialog).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(document.activeElement).toBe(within(dialog).getByRole('list'));
    expect(dialog.textContent).not.toContain('Unread');
  });

  it('shows when marking as read failed, and shows them as unread again', async () => {
    const { open, user, bell } = await showBell([someNotification(9)], {
      replies: { readNotifications: serverError },
    });
    await open();
    await user.click(button('Mark all as read'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t mark it as read. Please try again.',
    );
    await bell('Notifications, 1 unread');
  });

  it('shows older notifications, and when they couldn’t be loaded', async () => {
    const { open, user, server } = await showBell([], {
      replies: {
        listNotifications: ({ query }) =>
          query.cursor === undefined ? somePage([someNotification(9)], 'more') : serverError(),
      },
    });
    const dialog = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Show older' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t load more. Please try again.',
    );
    server.replies = {
      ...server.replies,
      listNotifications: ({ query }) =>
        query.cursor === undefined
          ? somePage([someNotification(9)], 'more')
          : somePage([someNotification(3)]),
    };
    await user.click(within(dialog).getByRole('button', { name: 'Show older' }));
    expect(await within(dialog).findByRole('button', { name: 'News 3' })).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Show older' })).toBeNull();
    // Older notifications aren't announced.
    expect(screen.queryByText(/^New notification/)).toBeNull();
  });

  it('shows that there are no notifications yet', async () => {
    const { open } = await showBell([]);
    expect((await open()).textContent).toContain(
      'No notifications yet. When there’s news about your guides, it shows up here.',
    );
  });

  it('shows that it is loading, then why it couldn’t be loaded, and tries again', async () => {
    const { reply, release } = heldReply<Response>();
    const { open, user, server } = await showBell([], {
      replies: { listNotifications: () => reply },
    });
    const dialog = await open();
    expect(within(dialog).getByRole('status', { name: 'Loading notifications...' })).toBeDefined();
    release(serverError());
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'We couldn’t load your notifications.',
    );
    server.replies = {
      ...server.replies,
      listNotifications: () => somePage([someNotification(4)]),
    };
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('News 4')).toBeDefined();
  });

  it('blames the connection, not the login, if a lapsed session can’t be renewed without it', async () => {
    const lapsed = () => refusal('not_signed_in', 'Access denied: User not authenticated');
    const { open, server, session } = await showBell([], {
      replies: { listNotifications: lapsed, refreshToken: connectionLost },
    });
    const dialog = await open();
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'We couldn’t load your notifications. We can’t connect.',
    );
    server.replies = { ...server.replies, getUser: lapsed };
    await session.check();
    expect(session.getState().kind).toBe('logged_in');
  });

  it('stays on the screen when the connection is lost', async () => {
    const { open, server, streams } = await showBell([someNotification(4)]);
    const dialog = await open();
    server.replies = { ...server.replies, listNotifications: connectionLost };
    await waitFor(() => expect(streams.open()).toHaveLength(1));
    streams.latest().accept();
    streams.latest().fail();
    expect(within(dialog).getByText('News 4')).toBeDefined();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});

it('leads someone who has just become a creator to their dashboard, with the new role', async () => {
  const approved = someNotification(4, { kind: 'creator_request_approved', pg_id: null });
  const { user, open, server, currentEntry } = await showBell([approved], {
    role: 'user',
    replies: { readNotification: () => ({ ...approved, read_at: '2026-11-15T03:00:00Z' }) },
  });
  server.replies = {
    ...server.replies,
    getUser: () => ({ ...person, user_role: 'creator' }),
  };
  await user.click(within(await open()).getByRole('button', { name: 'News 4' }));
  await waitFor(() => expect(currentEntry().page).toBe('creatorDashboard'));
});
