// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { EmailChange } from './email-change.tsx';

const entry = { page: 'emailChange', token: 'mailed' } as const;
const CONFIRM = 'Confirm your new email';
const validateResetToken = () => ({ valid: true, email: 'new@walkers.example' }) as const;

const show = (replies: Replies, role: 'user' | null = 'user') =>
  renderPage(EmailChange, entry, { role, replies });

it('changes the email when the button is pressed, and not before', async () => {
  let confirmed = 0;
  const { user, currentEntry } = await show({
    validateResetToken: ({ query }) => {
      expect(query).toEqual({ token: 'mailed', type: 'email_change' });
      return validateResetToken();
    },
    confirmEmailChange: ({ body }) => {
      expect(body).toEqual({ token: 'mailed' });
      confirmed += 1;
      return { detail: 'Your email has been changed.' };
    },
  });
  expect(await screen.findByText('new@walkers.example')).toBeDefined();
  expect(confirmed).toBe(0);
  await user.click(button(CONFIRM));
  expect(document.activeElement).toBe(await screen.findByText('Your email has been changed.'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re all set');
  await user.click(button('Your details'));
  expect(currentEntry()).toEqual({ page: 'account' });
});

it('asks a visitor to log in first, and comes back', async () => {
  const { user, currentEntry, navState } = await show({ validateResetToken }, null);
  await screen.findByText('new@walkers.example');
  expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
  await user.click(button('Log in'));
  expect(currentEntry()).toEqual({ page: 'login' });
  expect(navState().redirectAfterLogin).toEqual(entry);
});

it.each([
  ['gone', 'This link has expired, or was cancelled or replaced by a newer one.'],
  ['already_used', 'This link was already used.'],
] as const)('shows that a link is %s, and leads to the account', async (code, text) => {
  const { user, currentEntry } = await show({ validateResetToken: () => refusal(code, text) });
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await user.click(button('Your details'));
  expect(currentEntry()).toEqual({ page: 'account' });
});

it('shows the server’s reason when the link is another account’s', async () => {
  const text = 'This link is for another account. Log in to that account to change its email.';
  const { user } = await show({
    validateResetToken,
    confirmEmailChange: () => refusal('conflict', text),
  });
  await screen.findByText('new@walkers.example');
  await user.click(button(CONFIRM));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
