// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serverError } from '../../testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../testing/queries.test-data.ts';
import { renderPage } from '../../testing/render-page.test-data.tsx';
import { AccountActivation } from './account-activation.tsx';

const entry = { page: 'accountActivation', token: 'from-a-friend' } as const;
const AGE = 'I’m 16 or over, and if I’m under 18 I have a parent’s permission';
const HOME = { page: 'guidesHomePage' };

const validLink = {
  validateResetToken: ({ query }: { query: Readonly<Record<string, string>> }) => {
    expect(query.type).toBe('account_activation');
    return { valid: true as const, email: 'robin@walkers.example' };
  },
};

it('requires name, password and age, and leads home', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    replies: validLink,
  });
  await screen.findByLabelText('Name');
  await user.click(button('Activate Account'));
  expect(document.activeElement).toBe(field('Name'));
  expect(descriptionOf(field('Name'))).toBe('Enter your name');
  expect(descriptionOf(field('Password'))).toMatch(/Enter a password/);
  expect(descriptionOf(field(AGE))).toMatch(/16 or over/);
  await user.click(button('Return to Home'));
  expect(currentEntry()).toEqual(HOME);
});

it('says when the activation failed', async () => {
  const { user } = await renderPage(AccountActivation, entry, {
    replies: { ...validLink, activateAccount: serverError },
  });
  await user.type(await screen.findByLabelText('Name'), 'Robin');
  await user.type(field('Password'), 'flinders-street-clocks');
  await user.type(field('Confirm password'), 'flinders-street-clocks');
  await user.click(field(AGE));
  await user.click(button('Activate Account'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error activating your account. Please try again or contact support.',
  );
});

it('says when the link is invalid, and leads to where a new one can be requested', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    replies: { validateResetToken: () => refusal('gone') },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This activation link is invalid or has expired. Please contact support.',
  );
  await user.click(button('Resend activation link'));
  expect(currentEntry()).toEqual({ page: 'accountRecovery' });
});

it('says when the link has no token, and leads home', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, { ...entry, token: null });
  expect(screen.getByRole('alert').textContent).toBe(
    'Missing activation token. Please check your email link.',
  );
  await user.click(button('Return to Home'));
  expect(currentEntry()).toEqual(HOME);
});
