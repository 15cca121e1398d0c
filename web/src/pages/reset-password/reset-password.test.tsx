// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, heldReply, refusal } from '../../testing/fake-server.test-data.ts';
import { button, field } from '../../testing/queries.test-data.ts';
import { renderPage } from '../../testing/render-page.test-data.tsx';
import { ResetPassword } from './reset-password.tsx';

const entry = { page: 'resetPassword', token: 'mailed' } as const;

it('says while it checks the link', async () => {
  const { reply } = heldReply<never>();
  await renderPage(ResetPassword, entry, { replies: { validateResetToken: () => reply } });
  expect(screen.getByText('Validating reset link...')).toBeDefined();
});

it('offers to try again when the link could not be checked', async () => {
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

it('says when the link was used while the form was being filled in', async () => {
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
