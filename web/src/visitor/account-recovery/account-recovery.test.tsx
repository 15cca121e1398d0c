// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AccountRecovery } from './account-recovery.tsx';

const entry = { page: 'accountRecovery' } as const;
const EMAIL = 'friend@walkers.example';
const DETAIL = 'If there is an account to activate for this email, we’ve sent a link.';

it('sends either link to the one email, and shows the reply in place of its button', async () => {
  const asked: unknown[] = [];
  const { user } = await renderPage(AccountRecovery, entry, {
    replies: {
      requestPasswordReset: ({ body }) => {
        asked.push(['reset', body]);
        return { detail: '' };
      },
      resendActivation: ({ body }) => {
        asked.push(['activation', body]);
        return { detail: DETAIL };
      },
    },
  });
  for (const label of ['Send reset link', 'Resend link']) {
    expect(button(label).getAttribute('aria-disabled')).toBe('true');
  }
  // Enter asks for what most people come for.
  await user.type(field('Email'), `${EMAIL}{Enter}`);
  const requested = await screen.findByText(/If there’s an account for this email/);
  expect(document.activeElement).toBe(requested);
  expect(screen.queryByRole('button', { name: 'Send reset link' })).toBeNull();
  await user.type(field('Email'), '{Enter}');
  await user.click(button('Resend link'));
  expect(document.activeElement).toBe(await screen.findByText(DETAIL));
  const body = { email: EMAIL };
  expect(asked).toEqual([
    ['reset', body],
    ['activation', body],
  ]);
  await user.type(field('Email'), '.au');
  expect(button('Send reset link')).toBeDefined();
  expect(button('Resend link')).toBeDefined();
});

it('shows that a reset link could not be sent', async () => {
  const { user } = await renderPage(AccountRecovery, entry, {
    replies: { requestPasswordReset: serverError },
  });
  await user.type(field('Email'), EMAIL);
  await user.click(button('Send reset link'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error sending the reset link. Please try again.',
  );
});
