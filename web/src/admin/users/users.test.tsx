// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someManagedUser } from '../../api/queries/managed-user.test-data.ts';
import type { ManagedUser } from '../../api/queries/managed-users.ts';
import {
  connectionLost,
  heldReply,
  type Replies,
  refusal,
} from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../header-replies.test-data.ts';

const ROBIN = someManagedUser();
/** The admin who is logged in. */
const SELF = someManagedUser({ u_id: 7, u_name: 'Sam Okafor', user_role: 'admin' });
const GONE = someManagedUser({ u_id: 3, u_name: 'Deleted account', state: 'deleted' });
const EVERYONE = [ROBIN, SELF, GONE];

async function showUsers(replies: Replies = {}) {
  const searches: Record<string, string>[] = [];
  const shown = await renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'users', person: null } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listUsers: ({ query }) => {
          searches.push(query);
          const { search = '', role } = query;
          const matches = ({ u_name, user_role }: ManagedUser) =>
            u_name.includes(search) && (role === undefined || user_role === role);
          return { items: EVERYONE.filter(matches), next_cursor: null };
        },
        ...replies,
      },
    },
  );
  return { ...shown, searches };
}

const changeButton = () => screen.findByRole('button', { name: 'Change role of Robin Adeyemi' });

it('lists accounts with what can be done about each', async () => {
  await showUsers();
  await changeButton();
  const [, robin, self, gone] = within(
    screen.getByRole('table', { name: 'Accounts, newest first' }),
  ).getAllByRole('row');
  expect(robin?.textContent).toContain('robin@walkers.example');
  expect(robin?.textContent).toContain('Active');
  expect(robin?.textContent).toContain('2 Mar 2026');
  expect(self?.textContent).toContain('Only another admin can change your role.');
  expect(self?.querySelector('button')).toBeNull();
  // Its email is a placeholder.
  expect(gone?.textContent).not.toContain('@');
  expect(gone?.querySelector('button')).toBeNull();
});

it('opens a person by their name, and keeps the search for the way back', async () => {
  const { user, currentEntry } = await showUsers();
  await changeButton();
  await user.type(field('Search'), 'Rob');
  const link = screen.getByRole('link', { name: 'Robin Adeyemi' });
  expect(link.getAttribute('href')).toBe('/?dashboard=users&person=41');
  await user.click(link);
  expect(currentEntry()).toEqual({
    page: 'adminDashboard',
    route: { part: 'users', person: 41 },
  });
});

it('searches once after a pause in typing, and filters by role', async () => {
  const { user, searches } = await showUsers();
  await changeButton();
  await user.type(field('Search'), '  Sam ');
  await waitFor(() => expect(screen.queryByText('Robin Adeyemi')).toBeNull());
  expect(searches).toEqual([{}, { search: 'Sam' }]);
  await waitFor(() => expect(screen.getByText('1 account shown').role).toBe('status'));
  await user.selectOptions(field('Role'), 'Creator');
  expect(await screen.findByText('No accounts match that.')).toBeDefined();
  expect(searches.at(-1)).toEqual({ search: 'Sam', role: 'creator' });
  await user.click(button('Show all accounts'));
  await changeButton();
  expect(field('Search')).toHaveProperty('value', '');
});

it('shows more', async () => {
  const { user } = await showUsers({
    listUsers: ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: [ROBIN], next_cursor: 'older' }
        : { items: [SELF], next_cursor: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more accounts' }));
  expect(await screen.findByText('Only another admin can change your role.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

it('says what a role means, gives it, and shows it in the list', async () => {
  const { reply, release } = heldReply<ManagedUser>();
  const { user } = await showUsers({
    setUserRole: ({ body }) => {
      expect(body).toEqual({ user_role: 'creator' });
      return reply;
    },
  });
  await user.click(await changeButton());
  const dialog = within(screen.getByRole('dialog', { name: 'Change Robin Adeyemi’s role?' }));
  expect(dialog.getByRole('radio', { name: 'User (now)' })).toHaveProperty('checked', true);
  expect(button('Change role').getAttribute('aria-disabled')).toBe('true');
  const creator = dialog.getByRole('radio', { name: 'Creator' });
  expect(descriptionOf(creator)).toBe(
    'Also writes guides, submits them for review and earns royalties.',
  );
  await user.click(creator);
  expect(dialog.getByText(/^They can write guides/)).toBeDefined();
  await user.click(button('Change to creator'));
  expect(button('Processing...')).toBeDefined();
  release({ ...ROBIN, user_role: 'creator' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('row', { name: /^Robin Adeyemi/ }).textContent).toContain('Creator');
});

it.each([
  'This is the only admin. Make someone else an admin first.',
  'You can’t change your own role. Ask another admin to do it.',
])('says why the server refuses: %s', async (text) => {
  const { user } = await showUsers({ setUserRole: () => refusal('conflict', text) });
  await user.click(await changeButton());
  await user.click(screen.getByRole('radio', { name: 'Admin' }));
  await user.click(button('Change to admin'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('loads the accounts again after a failure', async () => {
  const { user, server } = await showUsers({ listUsers: connectionLost });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t load the accounts/);
  server.replies = {
    ...server.replies,
    listUsers: () => ({ items: EVERYONE, next_cursor: null }),
  };
  await user.click(button('Try again'));
  await changeButton();
});
