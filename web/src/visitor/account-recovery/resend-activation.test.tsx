// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AccountRecovery } from './account-recovery.tsx';

it('sends a lost activation link again, and shows the server’s reply', async () => {
  const detail = 'If there is an account to activate for this email, we’ve sent a link.';
  const { user } = await renderPage(
    AccountRecovery,
    { page: 'accountRecovery' },
    {
      replies: {
        resendActivation: ({ body }) => {
          expect(body).toEqual({ email: 'friend@walkers.example' });
          return { detail };
        },
      },
    },
  );
  await user.type(field('Email'), 'friend@walkers.example');
  await user.click(button('Resend link'));
  expect(document.activeElement).toBe(await screen.findByText(detail));
});
