// @vitest-environment happy-dom
import { suspensionTexts } from '@laneway/domain/accounts/suspension';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { someNotification } from '../../ui/notifications/notification.test-data.ts';
import { connectionLost, heldReply, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { ResetPassword } from './reset-password.tsx';

const entry = { page: 'resetPassword', token: 'mailed' } as const;

it('shows that it is checking the link', async () => {
  const { reply } = heldReply<never>();
  await renderPage(ResetPassword, entry, { replies: { validateResetToken: () => reply } });
  expect(screen.getByText('Validating reset link...')).toBeDefined();
});

it('offers to try again when the link couldn’t be checked', async () => {
  const { server, user } = await renderPage(ResetPassword, entry, {
    replies: { validateResetToken: connectionLost },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred. Please try again.',
  );
  server.replies = { validateResetToken: () => ({ valid: true, email: 'r***@w***.example' }) };
  await user.click(button('Try again'));
  expect(await screen.findByText(/new password for r\*\*\*@w\*\*\*\.example/)).toBeDefined();
});

const USED = 'You’ve already used this link. Log in with the password you chose.';

it('shows that the link was used, and offers the login before a new link', async () => {
  const { user, currentEntry } = await renderPage(ResetPassword, entry, {
    replies: { validateResetToken: () => refusal('already_used', USED) },
  });
  expect((await screen.findByText(USED)).getAttribute('role')).toBe('status');
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels.indexOf('Log in')).toBeGreaterThan(-1);
  expect(labels.indexOf('Request New Reset Link')).toBeGreaterThan(labels.indexOf('Log in'));
  await user.click(button('Request New Reset Link'));
  expect(currentEntry()).toEqual({ page: 'passwordResetRequest' });
});

it('shows that the link expired while the form was being filled in', async () => {
  const { user } = await renderPage(ResetPassword, entry, {
    replies: {
      validateResetToken: () => ({ valid: true, email: 'r***@w***.example' }),
      resetPassword: ({ body }) => {
        expect(body).toEqual({ token: 'mailed', new_password: 'one-two-three-four' });
        return refusal('gone');
      },
    },
  });
  await screen.findByLabelText('New password');
  await user.type(field('New password'), 'one-two-three-four');
  await user.type(field('Confirm password'), 'one-two-three-four');
  await user.click(button('Reset password'));
  expect((await screen.findByRole('alert')).textContent).toContain('invalid or has expired');
});

it('is logged in once the password is reset', async () => {
  const { user, session, currentEntry } = await renderPage(ResetPassword, entry, {
    replies: {
      validateResetToken: () => ({ valid: true, email: 'r***@w***.example' }),
      resetPassword: () => ({ detail: 'Done', user: person }),
    },
  });
  await screen.findByLabelText('New password');
  await user.type(field('New password'), 'one-two-three-four');
  await user.type(field('Confirm password'), 'one-two-three-four');
  await user.click(button('Reset password'));
  expect(
    await screen.findByText('Your password has been reset, and you’re logged in.'),
  ).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  expect(session.getState()).toMatchObject({ kind: 'logged_in', user: person });
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

it('leads a new creator to their dashboard', async () => {
  const approval = someNotification(5, { kind: 'creator_request_approved' });
  const { user, currentEntry } = await renderPage(ResetPassword, entry, {
    replies: {
      validateResetToken: () => ({ valid: true, email: 'r***@w***.example' }),
      resetPassword: () => ({ detail: 'Done', user: { ...person, user_role: 'creator' } }),
      listNotifications: () => ({ items: [approval], next_cursor: null, unread_count: 1 }),
    },
  });
  await screen.findByLabelText('New password');
  await user.type(field('New password'), 'one-two-three-four');
  await user.type(field('Confirm password'), 'one-two-three-four');
  await user.click(button('Reset password'));
  await user.click(await screen.findByRole('button', { name: 'Open the dashboard' }));
  expect(currentEntry().page).toBe('creatorDashboard');
});

it('tells someone whose account is suspended', async () => {
  const { user } = await renderPage(ResetPassword, entry, {
    replies: {
      validateResetToken: () => ({ valid: true, email: 'r***@w***.example' }),
      resetPassword: () => refusal('not_allowed', suspensionTexts.suspended),
    },
  });
  await screen.findByLabelText('New password');
  await user.type(field('New password'), 'one-two-three-four');
  await user.type(field('Confirm password'), 'one-two-three-four');
  await user.click(button('Reset password'));
  expect((await screen.findByRole('alert')).textContent).toBe(suspensionTexts.suspended);
});
