// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../testing/fake-server.test-data.ts';
import { button, field } from '../../testing/queries.test-data.ts';
import { renderPage } from '../../testing/render-page.test-data.tsx';
import { ContactUs } from './contact-us.tsx';

it('keeps a message that could not be sent in its field', async () => {
  const { user } = await renderPage(
    ContactUs,
    { page: 'contactUs' },
    { role: 'user', replies: { sendMessage: connectionLost } },
  );
  await user.type(field('Your message'), 'Hello');
  await user.click(button('Send message'));
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect');
  expect(field('Your message')).toHaveProperty('value', 'Hello');
});
