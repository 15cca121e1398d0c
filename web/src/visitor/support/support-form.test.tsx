// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import {
  installFakeIndexedDb,
  removeIndexedDb,
} from '../../ui/testing/fake-indexed-db.test-data.ts';
import type { Replies } from '../../ui/testing/fake-server.test-data.ts';
import { connectionLost, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { ContactSupport } from './contact-support.tsx';

const TOGGLE = 'Still stuck? Contact support';
const EMAIL = 'Email for our reply';
const DETAIL = 'Thanks! We’ve got your message and will reply by email.';

async function openForm(replies: Replies = {}, email?: string) {
  const page = await renderPage(
    () => <ContactSupport email={email} />,
    { page: 'accountRecovery' },
    { replies },
  );
  await page.user.click(button(TOGGLE));
  return page;
}

beforeEach(() => {
  sessionStorage.clear();
  removeIndexedDb();
});
afterEach(() => vi.restoreAllMocks());

it('can be collapsed under its own heading', async () => {
  const { user } = await openForm();
  expect(screen.getByRole('heading', { level: 2, name: TOGGLE })).toBeDefined();
  expect(button(TOGGLE).getAttribute('aria-expanded')).toBe('true');
  await user.click(button(TOGGLE));
  expect(button(TOGGLE).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('form')).toBeNull();
});

it('fills in a known email, and focuses the message', async () => {
  await openForm({}, 'robin@walkers.example');
  expect(field(EMAIL)).toHaveProperty('value', 'robin@walkers.example');
  expect(document.activeElement).toBe(field('Your message'));
});

it('focuses its first field, and shows errors for empty fields', async () => {
  const { user } = await openForm();
  expect(document.activeElement).toBe(field(EMAIL));
  await user.click(button('Send message'));
  expect(descriptionOf(field(EMAIL))).toContain('Enter your email');
  expect(descriptionOf(field('Your message'))).toContain('Enter a message');
});

it('sends the trimmed text, and shows the server’s reply', async () => {
  const { user } = await openForm({
    sendSupportMessage: ({ body }) => {
      expect(body).toEqual({
        email: 'robin@walkers.example',
        message_content: 'My link died',
        name: 'Robin',
      });
      return { detail: DETAIL };
    },
  });
  await user.type(field(EMAIL), ' robin@walkers.example ');
  await user.type(field('Name (optional)'), ' Robin ');
  await user.type(field('Your message'), ' My link died ');
  await user.click(button('Send message'));
  expect(document.activeElement).toBe(await screen.findByText(DETAIL));
  expect(sessionStorage.length).toBe(0);
});

it('keeps the text in the form on an offline device that can’t store it', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = await openForm({ sendSupportMessage: connectionLost });
  await user.type(field(EMAIL), 'robin@walkers.example');
  await user.type(field('Your message'), 'My link died');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Send message'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline\. We’ve kept/);
  expect(log).toHaveBeenCalledWith('What was written couldn’t be kept:', expect.any(Error));
  cleanup();
  await openForm();
  expect(field('Your message')).toHaveProperty('value', 'My link died');
  expect(screen.getAllByText(/^You’re offline/)).toHaveLength(1);
});

it('keeps a message that can’t be sent now, and shows what happens to it', async () => {
  installFakeIndexedDb();
  const { user } = await openForm({ sendSupportMessage: connectionLost });
  await user.type(field(EMAIL), 'robin@walkers.example');
  await user.type(field('Your message'), 'My link died');
  await user.click(button('Send message'));
  expect(await screen.findByText(outboxFormTexts.message.kept)).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

const TOO_MANY = 'Too many attempts. Please try again in 60 minutes.';

it.each([
  ['too many were sent', () => refusal('too_many_requests', TOO_MANY), TOO_MANY],
  ['the server failed', serverError, 'An error occurred. Please try again.'],
] as const)('shows an error when %s', async (_, sendSupportMessage, text) => {
  const { user } = await openForm({ sendSupportMessage });
  await user.type(field(EMAIL), 'robin@walkers.example');
  await user.type(field('Your message'), 'My link died');
  await user.click(button('Send message'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(field('Your message')).toHaveProperty('value', 'My link died');
});

it('has a honeypot field, whose value is sent', async () => {
  const bodies: unknown[] = [];
  const { user } = await openForm({
    sendSupportMessage: ({ body }) => {
      bodies.push(body);
      return { detail: DETAIL };
    },
  });
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  await user.type(field(EMAIL), 'robin@walkers.example');
  await user.type(field('Your message'), 'Buy pills');
  if (trap !== null) trap.value = 'https://pills.example';
  await user.click(button('Send message'));
  await screen.findByText(DETAIL);
  expect(bodies).toEqual([expect.objectContaining({ website: 'https://pills.example' })]);
});
