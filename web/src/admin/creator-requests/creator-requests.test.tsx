// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ManagedCreatorRequest } from '../../api/queries/creator-requests.ts';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../header-replies.test-data.ts';

function someRequest(changes: Partial<ManagedCreatorRequest> = {}): ManagedCreatorRequest {
  return {
    request_id: 4,
    text: 'Walks along the creek',
    link: 'https://walks.example/mine',
    state: 'open',
    reason: null,
    created_at: '2026-11-10T01:00:00.000Z',
    decided_at: null,
    u_id: 9,
    u_name: 'Robin Adeyemi',
    u_email: 'robin@walkers.example',
    user_role: 'user',
    email_verified: false,
    ...changes,
  };
}

const show = (replies: Replies = {}) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'creator-requests' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listCreatorRequests: () => ({ items: [someRequest()], next_cursor: null }),
        ...replies,
      },
    },
  );
const request = () => screen.findByRole('article', { name: 'Request by Robin Adeyemi' });

it('approves a request once that is confirmed, and shows the decision', async () => {
  let approved = 0;
  const { user } = await show({
    approveCreatorRequest: () => {
      approved += 1;
      return someRequest({ state: 'approved', user_role: 'creator' });
    },
  });
  const item = within(await request());
  expect(item.getByText('Email not confirmed')).toBeDefined();
  const link = item.getByRole('link', { name: 'https://walks.example/mine' });
  expect(link.getAttribute('rel')).toContain('noopener');
  await user.click(button('Approve Robin Adeyemi'));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve Robin Adeyemi’s request?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(approved).toBe(0);
  await user.click(button('Approve Robin Adeyemi'));
  await user.click(button('Approve request'));
  expect(await item.findByText('Approved')).toBeDefined();
  expect(approved).toBe(1);
  expect(item.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Creator requests' }));
});

it('closes the request of someone who is a creator already', async () => {
  const asked = someRequest({ user_role: 'creator' });
  const { user } = await show({
    listCreatorRequests: () => ({ items: [asked], next_cursor: null }),
    approveCreatorRequest: () => ({ ...asked, state: 'approved' as const }),
  });
  const item = within(await request());
  expect(item.getByText('Is a creator already')).toBeDefined();
  expect(item.queryByRole('button', { name: /^Decline/ })).toBeNull();
  await user.click(button('Close request by Robin Adeyemi'));
  expect(await item.findByText('Approved')).toBeDefined();
  expect(item.queryByText('Is a creator already')).toBeNull();
});

it('declines a request with a reason', async () => {
  let sent: unknown = null;
  const { user } = await show({
    declineCreatorRequest: ({ body }) => {
      sent = body;
      return someRequest({ state: 'declined', reason: 'Tell us more' });
    },
  });
  await request();
  await user.click(button('Decline Robin Adeyemi'));
  const dialog = within(screen.getByRole('dialog', { name: 'Decline Robin Adeyemi’s request?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline request' }));
  expect(descriptionOf(field('Reason'))).toContain('Enter a reason');
  await user.type(field('Reason'), 'Tell us more');
  await user.click(dialog.getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText('Declined because: Tell us more')).toBeDefined();
  expect(sent).toEqual({ reason: 'Tell us more' });
});

it('shows the decision of another admin', async () => {
  const { user, server } = await show();
  await request();
  server.replies = {
    ...server.replies,
    approveCreatorRequest: () => {
      const declined = someRequest({ state: 'declined', reason: 'No' });
      server.replies = {
        ...server.replies,
        listCreatorRequests: () => ({ items: [declined], next_cursor: null }),
      };
      return refusal('conflict', 'Someone has already declined this request.');
    },
  };
  await user.click(button('Approve Robin Adeyemi'));
  await user.click(button('Approve request'));
  expect(await screen.findByText('Declined because: No')).toBeDefined();
});

it('filters by status, and says so if there are none', async () => {
  const { user } = await show({
    listCreatorRequests: ({ query: { state } }) => ({
      items: state === undefined ? [someRequest({ state: 'approved' })] : [],
      next_cursor: null,
    }),
  });
  await request();
  await user.selectOptions(field('Status'), 'To decide');
  expect(await screen.findByText('Nothing to decide. Nice one!')).toBeDefined();
  await user.click(button('Show all requests'));
  expect(await request()).toBeDefined();
});

it('shows that requests couldn’t be loaded', async () => {
  await show({ listCreatorRequests: serverError });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load the requests.',
  );
});
