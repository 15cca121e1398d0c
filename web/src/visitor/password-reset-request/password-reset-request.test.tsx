// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldReply, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PasswordResetRequest } from './password-reset-request.tsx';

const entry = { page: 'passwordResetRequest' } as const;

it('requires an email, shows that it is sending, and leads back to login', async () => {
  const { reply, release } = heldReply<{ detail: string }>();
  const { user, currentEntry } = await renderPage(PasswordResetRequest, entry, {
    replies: {
      requestPasswordReset: ({ body }) => {
        expect(body).toEqual({ email: 'nobody@walkers.example' });
        return reply;
      },
    },
  });
  const send = button('Send reset link');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.type(field('Email'), 'nobody@walkers');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.type(field('Email'), '.example');
  expect(send.getAttribute('aria-disabled')).toBe('false');
  await user.click(send);
  expect(button('Sending...')).toBeDefined();
  release({ detail: '' });
  const sent = await screen.findByText(/If there’s an account for this email/);
  expect(document.activeElement).toBe(sent);
  await user.click(button('Back to login'));
  expect(currentEntry()).toEqual({ page: 'login' });
});

it('shows that the request failed', async () => {
  const { user } = await renderPage(PasswordResetRequest, entry, {
    replies: { requestPasswordReset: serverError },
  });
  await user.type(field('Email'), 'nobody@walkers.example');
  await user.click(button('Send reset link'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error sending the reset link. Please try again.',
  );
});
