// @vitest-environment happy-dom
import { suspendedText, suspensionTexts } from '@laneway/domain/accounts/suspension';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { someNotification } from '../../ui/notifications/notification.test-data.ts';
import { NotificationBell } from '../../ui/notifications/notification-bell.tsx';
import { connectionLost, heldReply, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { Login } from './login.tsx';

const entry = { page: 'login' } as const;

it('shows an error at each empty field', async () => {
  const { user } = await renderPage(Login, entry);
  await user.click(button('Log in'));
  expect(document.activeElement).toBe(field('Email'));
  expect(descriptionOf(field('Email'))).toBe('Enter your email');
  expect(descriptionOf(field('Password'))).toBe('Enter a password');
  await user.type(field('Email'), 's');
  expect(screen.queryByText('Enter your email')).toBeNull();
});

it('shows that it is logging in, and sends the form only once', async () => {
  const { reply, release } = heldReply<typeof person>();
  const sent: unknown[] = [];
  const { user, currentEntry } = await renderPage(Login, entry, {
    replies: {
      login: ({ body }) => {
        sent.push(body);
        return reply;
      },
    },
  });
  await user.type(field('Email'), person.u_email);
  await user.type(field('Password'), 'flinders-street-clocks{Enter}');
  expect(button('Logging in...')).toBeDefined();
  await user.type(field('Password'), '{Enter}');
  release(person);
  await waitFor(() => expect(currentEntry()).toEqual({ page: 'guidesHomePage' }));
  expect(sent).toEqual([
    { u_email: person.u_email, u_password: 'flinders-street-clocks', rememberMe: true },
  ]);
});

it('says why the session ended to someone who was suspended while a page was open', async () => {
  const reason = suspendedText('Copied texts.');
  const { user, currentEntry } = await renderPage(
    () => (
      <>
        <NotificationBell />
        <Login />
      </>
    ),
    { page: 'userPanel' },
    {
      role: 'user',
      replies: {
        listNotifications: () => refusal('not_signed_in', 'Log in first'),
        refreshToken: () => refusal('not_allowed', reason),
      },
    },
  );
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  expect(currentEntry()).toEqual({ page: 'login' });
  await user.click(button('Trouble logging in?'));
  expect(currentEntry()).toEqual({ page: 'accountRecovery' });
});

it('supports password managers, and can show the password', async () => {
  const { user } = await renderPage(Login, entry);
  const password = field('Password');
  expect(field('Email').getAttribute('autocomplete')).toBe('username');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(field('Remember me')).toHaveProperty('checked', true);
  expect(password.getAttribute('type')).toBe('password');
  await user.click(button('Show password'));
  expect(password.getAttribute('type')).toBe('text');
  await user.click(button('Hide password'));
  expect(password.getAttribute('type')).toBe('password');
});

it('tells someone with the right password that their account is suspended', async () => {
  const { user } = await renderPage(Login, entry, {
    replies: { login: () => refusal('not_allowed', suspensionTexts.suspended) },
  });
  await user.type(field('Email'), person.u_email);
  await user.type(field('Password'), 'flinders-street-clocks{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(suspensionTexts.suspended);
});

it('shows that the connection is lost, until the device is online again', async () => {
  const { user } = await renderPage(Login, entry, { replies: { login: connectionLost } });
  await user.type(field('Email'), person.u_email);
  await user.type(field('Password'), 'flinders-street-clocks');
  await user.click(button('Log in'));
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect');
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Password')).toHaveProperty('value', 'flinders-street-clocks');
});

it.each([
  ['leads a new creator to their dashboard', 'creator', true, 'creatorDashboard'],
  ['leads home once they have seen that', 'creator', false, 'guidesHomePage'],
  ['leads home anyone who lost the role since', 'user', true, 'guidesHomePage'],
] as const)('%s', async (_, user_role, isUnread, page) => {
  const approval = someNotification(5, { kind: 'creator_request_approved' });
  let asked = 0;
  const { user, currentEntry } = await renderPage(Login, entry, {
    replies: {
      login: () => ({ ...person, user_role }),
      listNotifications: ({ query }) => {
        asked += 1;
        expect(query.unread).toBe('true');
        return { items: isUnread ? [approval] : [], next_cursor: null, unread_count: 0 };
      },
    },
  });
  await user.type(field('Email'), person.u_email);
  await user.type(field('Password'), 'flinders-street-clocks{Enter}');
  await waitFor(() => expect(currentEntry().page).toBe(page));
  await waitFor(() => expect(asked).toBe(user_role === 'creator' ? 1 : 0));
});
