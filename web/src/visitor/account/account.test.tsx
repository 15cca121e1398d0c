// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AccountPage } from './account.tsx';

const NO_CHANGE = { new_email: null, expires_at: null };
const CHANGE = { new_email: 'new@walkers.example', expires_at: '2026-11-16T08:00:00.000Z' };

const noSessions = () => ({ items: [], next_cursor: null });

const show = (replies: Replies = {}) =>
  renderPage(
    AccountPage,
    { page: 'account' },
    {
      role: 'user',
      replies: { getEmailChange: () => NO_CHANGE, listOwnSessions: noSessions, ...replies },
    },
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

it('saves the name, and shows it as the current one', async () => {
  let u_name = person.u_name;
  const { user, session, toast } = await show({
    getUser: () => ({ ...person, u_name }),
    saveName: ({ body }) => {
      u_name = (body as { u_name: string }).u_name;
      return { ...person, u_name };
    },
  });
  expect(field('Your name')).toHaveProperty('value', person.u_name);
  await user.click(button('Save name'));
  expect(toast()).toBe('That’s your name already');
  await user.clear(field('Your name'));
  await user.click(button('Save name'));
  expect(descriptionOf(field('Your name'))).toContain('Enter your name');
  await user.type(field('Your name'), ' Sam King ');
  await user.click(button('Save name'));
  await waitFor(() => expect(session.getState()).toMatchObject({ user: { u_name: 'Sam King' } }));
  await waitFor(() => expect(toast()).toBe('Name saved'));
});

it('asks for another email, and shows that it waits to be confirmed', async () => {
  const { user } = await show({
    requestEmailChange: ({ body }) => {
      expect(body).toEqual({ email: CHANGE.new_email, u_password: 'one-two-three' });
      return CHANGE;
    },
    cancelEmailChange: () => undefined,
  });
  await user.click(button('Change email'));
  expect(descriptionOf(field('New email'))).toContain('Enter your email');
  await user.type(field('New email'), ` ${CHANGE.new_email} `);
  await user.type(field('Your password'), 'one-two-three');
  await user.click(button('Change email'));
  const status = await section('Email').findByRole('status');
  expect(status.textContent).toContain(`We’ve sent a link to ${CHANGE.new_email}.`);
  expect(document.activeElement).toBe(status.parentElement);
  expect(screen.getByText(person.u_email, { selector: 'strong' })).toBeDefined();
  expect(field('New email')).toHaveProperty('value', '');

  await user.click(button('Keep your old email'));
  await waitFor(() => expect(section('Email').queryByRole('status')).toBeNull());
});

it('corrects an email that was never confirmed, and says where the link went', async () => {
  let owner = { ...person, email_verified: false };
  const { user } = await show({
    getUser: () => owner,
    requestEmailChange: () => {
      owner = { ...owner, u_email: CHANGE.new_email };
      return NO_CHANGE;
    },
  });
  await user.type(field('New email'), CHANGE.new_email);
  await user.type(field('Your password'), 'one-two-three');
  await user.click(button('Change email'));
  const status = await section('Email').findByRole('status');
  expect(status.textContent).toBe(
    `We’ve sent a link to ${CHANGE.new_email}. Open it to confirm your email.`,
  );
  expect(section('Email').getAllByText(CHANGE.new_email)).toHaveLength(2);
  expect(field('New email')).toHaveProperty('value', '');
});

it('says at the field that another account has the email', async () => {
  const taken = 'There’s already an account for this email.';
  const { user } = await show({
    requestEmailChange: () =>
      Response.json(
        {
          status: 409,
          title: 'Conflict',
          code: 'conflict',
          detail: taken,
          errors: { email: taken },
        },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  await user.type(field('New email'), CHANGE.new_email);
  await user.type(field('Your password'), 'one-two-three');
  await user.click(button('Change email'));
  await waitFor(() => expect(descriptionOf(field('New email'))).toContain(taken));
});

it('shows a change that was asked for earlier, and leaves the focus alone', async () => {
  await show({ getEmailChange: () => CHANGE });
  expect((await section('Email').findByRole('status')).textContent).toContain(CHANGE.new_email);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  [
    'a wrong password',
    () =>
      Response.json(
        {
          status: 422,
          title: 'Refused',
          code: 'invalid_input',
          detail: 'Check your password and try again',
          errors: { u_password: 'Check your password and try again' },
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    'Check your password and try again',
  ],
  [
    'too many attempts',
    () => refusal('too_many_requests', 'Too many attempts. Please try again in 60 minutes.'),
    'Too many attempts. Please try again in 60 minutes.',
  ],
  ['a failing server', serverError, 'We couldn’t change your email. Please try again.'],
] as const)('keeps what was typed after %s', async (_, requestEmailChange, text) => {
  const { user } = await show({ requestEmailChange });
  await user.type(field('New email'), CHANGE.new_email);
  await user.type(field('Your password'), 'one-two-three');
  await user.click(button('Change email'));
  expect(await section('Email').findByText(text)).toBeDefined();
  expect(field('New email')).toHaveProperty('value', CHANGE.new_email);
});

it('changes the password, and empties the form', async () => {
  const sent: unknown[] = [];
  const { user } = await show({
    changePassword: ({ body }) => {
      sent.push(body);
      return { detail: 'Your password has been changed.' };
    },
  });
  await user.type(field('Current password'), 'the old one');
  await user.type(field('New password'), 'short');
  await user.type(field('Confirm password'), 'another');
  await user.click(button('Change password'));
  expect(descriptionOf(field('New password'))).toContain('Password must be at least 8 characters');
  await user.clear(field('New password'));
  await user.type(field('New password'), 'a quite new one');
  await user.click(button('Change password'));
  expect(descriptionOf(field('Confirm password'))).toContain('Passwords do not match');
  await user.clear(field('Confirm password'));
  await user.type(field('Confirm password'), 'a quite new one');
  await user.click(button('Change password'));
  await waitFor(() => expect(field('Current password')).toHaveProperty('value', ''));
  expect(sent).toEqual([{ current_password: 'the old one', new_password: 'a quite new one' }]);
});

const LAPTOP = {
  session_id: 'b7c0f3a2-0000-4000-8000-000000000000',
  browser: 'Firefox on Windows',
  logged_in_at: '2025-11-10T01:00:00.000Z',
  last_seen_at: '2025-11-17T01:00:00.000Z',
  is_current: true,
};
const PHONE = {
  ...LAPTOP,
  session_id: 'b7c0f3a2-0000-4000-8000-000000000001',
  browser: 'Chrome on Android',
  is_current: false,
};
const OTHER = {
  ...PHONE,
  session_id: 'b7c0f3a2-0000-4000-8000-000000000002',
  browser: null,
};

it('lists where someone is logged in, this device first, and logs them out there', async () => {
  let items = [PHONE, LAPTOP, OTHER];
  let ended = 0;
  const { user, toast } = await show({
    listOwnSessions: () => ({ items, next_cursor: null }),
    endOwnSession: () => {
      ended += 1;
      items = [LAPTOP, OTHER];
    },
    endOtherSessions: () => {
      items = [LAPTOP];
    },
  });
  const sessions = section('Where you’re logged in');
  const rows = await sessions.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Firefox on Windows This deviceLast used 17 Nov 2025, .*Logged in 10 Nov 2025, /,
    ),
    expect.stringMatching(/^Chrome on Android Last used .*Log out$/),
    expect.stringMatching(/^A browser Last used .*Log out$/),
  ]);
  expect(rows[0]?.querySelector('button')).toBeNull();

  await user.click(
    screen.getByRole('button', { name: /^Log out Chrome on Android, last used 17/ }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Log out Chrome on Android?' }));
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ended).toBe(1);
  expect(toast()).toBe('Chrome on Android is logged out');
  expect(sessions.getAllByRole('listitem')).toHaveLength(2);

  await user.click(button('Log out everywhere else'));
  const all = within(screen.getByRole('dialog', { name: 'Log out everywhere else?' }));
  await user.click(all.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessions.getAllByRole('listitem')).toHaveLength(1);
  expect(button('Log out everywhere else').getAttribute('aria-disabled')).toBe('true');
});

it('says when logging out elsewhere fails, and offers to load the list again', async () => {
  const { user, server } = await show({ listOwnSessions: serverError });
  expect(
    await screen.findByText('We couldn’t load where you’re logged in. Try again.'),
  ).toBeDefined();
  server.replies = {
    ...server.replies,
    listOwnSessions: () => ({ items: [LAPTOP, PHONE], next_cursor: null }),
    endOtherSessions: serverError,
  };
  await user.click(button('Try again'));
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'We couldn’t log out there. Please try again.',
  );
});
