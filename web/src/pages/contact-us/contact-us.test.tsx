// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { person } from '../../session/session.test-data.ts';
import { connectionLost } from '../../testing/fake-server.test-data.ts';
import { button, field } from '../../testing/queries.test-data.ts';
import { renderPage } from '../../testing/render-page.test-data.tsx';
import { ContactUs } from './contact-us.tsx';

const entry = { page: 'contactUs' } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps what was typed through a reload, until it is sent', async () => {
  const first = await renderPage(ContactUs, entry, { role: 'user' });
  await first.user.type(field('Your message'), 'Hello');
  cleanup();
  const { user } = await renderPage(ContactUs, entry, {
    role: 'user',
    replies: { sendMessage: () => ({ message_id: 1 }) },
  });
  expect(field('Your message')).toHaveProperty('value', 'Hello');
  expect(Object.keys(sessionStorage)).toEqual([`laneway.draft.contact.${person.u_id}`]);
  await user.click(button('Send message'));
  await screen.findByText('Thanks! We’ve got your message and will reply by email.');
  expect(sessionStorage.length).toBe(0);
});

it('says when the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderPage(ContactUs, entry, { role: 'user' });
  expect(screen.getByText(/^You’re offline\. We’ve kept your message/)).toBeDefined();
});

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
