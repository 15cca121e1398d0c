// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ManagedPerson } from '../../../api/queries/managed-person.ts';
import { someManagedUser } from '../../../api/queries/managed-user.test-data.ts';
import { type Replies, refusal, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../../header-replies.test-data.ts';
import { actText } from './act-texts.ts';

const ROBIN: ManagedPerson = { ...someManagedUser(), suspension: null };
const SUSPENSION = {
  suspended_at: '2026-11-17T01:00:00.000Z',
  reason: 'Sold copied texts',
  by_name: 'Sam Okafor',
};
const SUSPENDED: ManagedPerson = { ...ROBIN, state: 'suspended', suspension: SUSPENSION };
const none = () => ({ items: [], next_cursor: null });

const show = (replies: Replies = {}, person = ROBIN.u_id) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'users', person } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        getManagedUser: () => ROBIN,
        listGuidesOfUser: none,
        listOrders: none,
        listUserSessions: none,
        listAccountActs: none,
        ...replies,
      },
    },
  );
const heading = (name = 'Robin Adeyemi') => screen.findByRole('heading', { name });

it('shows all about a person', async () => {
  const { user, server } = await show({
    listGuidesOfUser: () => ({
      items: [
        {
          g_id: 5,
          g_title: 'City of Trams',
          g_price: 4.99,
          is_author: true,
          is_owner: false,
          is_live: true,
        },
      ],
      next_cursor: null,
    }),
    listUserSessions: () => ({
      items: [
        {
          session_id: 'b7c0f3a2-0000-4000-8000-000000000000',
          browser: 'Firefox on Windows',
          logged_in_at: '2026-11-10T01:00:00.000Z',
          last_seen_at: '2026-11-17T01:00:00.000Z',
        },
      ],
      next_cursor: null,
    }),
    listAccountActs: () => ({
      items: [
        {
          act_id: 1,
          act: 'role_changed',
          user_role: 'creator',
          reason: null,
          acted_at: '2026-11-10T01:00:00.000Z',
          by_name: null,
        },
      ],
      next_cursor: null,
    }),
  });
  const name = await heading();
  expect(document.activeElement).toBe(name);
  expect(screen.getByText('robin@walkers.example')).toBeDefined();
  expect(screen.getByText('Joined 2 Mar 2026 · Guides: 3 owned')).toBeDefined();
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/^City of Trams/)).toContain('Creator');
  expect(await row(/^Firefox on Windows/)).toContain('17 Nov');
  expect(await row(/^Changed the role to creator/)).toContain('A former admin');
  expect(screen.getByText('No orders yet.')).toBeDefined();

  let ended = 0;
  server.replies = {
    ...server.replies,
    endUserSessions: () => {
      ended += 1;
    },
    listUserSessions: none,
  };
  await user.click(button('Log out everywhere'));
  const dialog = screen.getByRole('dialog', { name: 'Log Robin Adeyemi out everywhere?' });
  await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('They aren’t logged in anywhere.')).toBeDefined();
  expect(ended).toBe(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('suspends with a reason, and reinstates', async () => {
  const sent: unknown[] = [];
  const { user, server } = await show();
  await heading();
  await user.click(button('Suspend account'));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Robin Adeyemi’s account?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
  expect(descriptionOf(field('Reason'))).toContain('Enter a reason');
  await user.type(field('Reason'), 'Sold copied texts ');
  server.replies = {
    ...server.replies,
    suspendUser: ({ body }) => {
      sent.push(body);
      return SUSPENDED;
    },
    getManagedUser: () => SUSPENDED,
  };
  await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
  expect(
    await screen.findByText('Sam Okafor suspended this account on 17 Nov 2026.'),
  ).toBeDefined();
  expect(screen.getByText('Suspended')).toBeDefined();
  expect(sent).toEqual([{ reason: 'Sold copied texts' }]);

  await user.click(button('Reinstate account'));
  await user.type(field('Reason'), 'Sorry');
  server.replies = {
    ...server.replies,
    reinstateUser: () => ROBIN,
    getManagedUser: () => ROBIN,
  };
  const again = within(screen.getByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Reinstate account' }));
  await waitFor(() => expect(button('Suspend account')).toBeDefined());
  expect(screen.queryByText(/suspended this account/)).toBeNull();
});

it('shows what another admin did meanwhile', async () => {
  const { user, server } = await show();
  await heading();
  await user.click(button('Suspend account'));
  await user.type(field('Reason'), 'Spam');
  const detail = 'Someone has already suspended this account.';
  server.replies = {
    ...server.replies,
    suspendUser: () => refusal('conflict', detail),
    getManagedUser: () => SUSPENDED,
  };
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(detail);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Sold copied texts')).toBeDefined();
});

it('offers nothing about one’s own account', async () => {
  await show({ getManagedUser: () => ({ ...ROBIN, u_id: 7, u_name: 'Sam Okafor' }) }, 7);
  await heading('Sam Okafor');
  expect(screen.getByText(/^This is your account\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Suspend|Change role|Log out)/ })).toBeNull();
});

it('says that an account is gone, and leads to the others', async () => {
  const { user, currentEntry } = await show({
    getManagedUser: () => refusal('not_found', 'Account not found'),
    listUsers: none,
  });
  expect(await screen.findByText(/^Account not found/)).toBeDefined();
  await user.click(button('Show all accounts'));
  expect(currentEntry()).toEqual({
    page: 'adminDashboard',
    route: { part: 'users', person: null },
  });
});

it('shows what couldn’t be loaded, and the rest', async () => {
  await show({ listGuidesOfUser: serverError });
  await heading();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the guides');
  expect(screen.getByText('No orders yet.')).toBeDefined();
});

it.each([
  ['suspended', null, 'Suspended the account'],
  ['reinstated', null, 'Reinstated the account'],
  ['sessions_ended', null, 'Logged them out everywhere'],
  ['role_changed', 'admin', 'Changed the role to admin'],
] as const)('%s is “%s”', (act, user_role, text) => {
  expect(actText({ act, user_role })).toBe(text);
});
