// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ManagedMessage } from '../../api/queries/contact-messages.ts';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../header-replies.test-data.ts';

function someMessage(changes: Partial<ManagedMessage> = {}): ManagedMessage {
  return {
    message_key: 'account-4',
    source: 'account',
    state: 'waiting',
    message_content: 'Where is https://evil.example?',
    sent_at: '2026-11-10T01:00:00.000Z',
    sender_name: 'Robin Adeyemi',
    sender_email: 'robin@walkers.example',
    email_verified: true,
    answer: null,
    answered_at: null,
    ...changes,
  };
}

const ANSWERED = someMessage({
  state: 'answered',
  answer: 'Off Flinders Street',
  answered_at: '2026-11-11T01:00:00.000Z',
});

const show = (replies: Replies = {}) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'messages' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listMessages: () => ({ items: [someMessage()], next_cursor: null }),
        ...replies,
      },
    },
  );
const card = (name = 'Robin Adeyemi') =>
  screen.findByRole('article', { name: `Message from ${name}` });

beforeEach(() => sessionStorage.clear());

it('answers a message by email, once', async () => {
  let sent: unknown = null;
  const { user } = await show({
    answerMessage: ({ body }) => {
      sent = body;
      return ANSWERED;
    },
  });
  const item = within(await card());
  // A URL in a message is never a link.
  expect(item.queryByRole('link')).toBeNull();
  await user.click(button('Answer Robin Adeyemi'));
  expect(descriptionOf(field('Your answer'))).toContain('We’ll email it to robin@walkers.example');
  await user.click(button('Send answer'));
  expect(descriptionOf(field('Your answer'))).toContain('Enter an answer');
  await user.type(field('Your answer'), 'Off Flinders Street');
  await user.click(button('Send answer'));
  expect(await item.findByText('Off Flinders Street')).toBeDefined();
  expect(item.getByText('Our answer · 11 Nov 2026')).toBeDefined();
  expect(item.queryByRole('button')).toBeNull();
  expect(sent).toEqual({ text: 'Off Flinders Street' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Messages' }));
});

it('warns that a support message may come from anyone', async () => {
  const support = someMessage({
    message_key: 'support-4',
    source: 'support',
    sender_name: null,
    email_verified: false,
  });
  const { user } = await show({ listMessages: () => ({ items: [support], next_cursor: null }) });
  const item = within(await card('robin@walkers.example'));
  expect(item.getByText('Not logged in')).toBeDefined();
  await user.click(button('Answer robin@walkers.example'));
  expect(screen.getByText(/^This may not be their email/)).toBeDefined();
});

it('closes a message that needs no answer, and can still answer it', async () => {
  const { user } = await show({ closeMessage: () => someMessage({ state: 'closed' }) });
  const item = within(await card());
  await user.click(button('Close without answering Robin Adeyemi'));
  expect(await item.findByText('Closed')).toBeDefined();
  expect(item.getAllByRole('button')).toEqual([button('Answer Robin Adeyemi')]);
});

it('keeps an answer that couldn’t be sent', async () => {
  const { user } = await show({ answerMessage: serverError });
  await card();
  await user.click(button('Answer Robin Adeyemi'));
  await user.type(field('Your answer'), 'Hello');
  await user.click(button('Send answer'));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send your answer.');
  expect(field('Your answer')).toHaveProperty('value', 'Hello');
});

it('shows the answer of another admin', async () => {
  const { user, server } = await show();
  const item = within(await card());
  server.replies = {
    ...server.replies,
    closeMessage: () => {
      server.replies = {
        ...server.replies,
        listMessages: () => ({ items: [ANSWERED], next_cursor: null }),
      };
      return refusal('conflict', 'Someone has already answered this message.');
    },
  };
  await user.click(button('Close without answering Robin Adeyemi'));
  expect(await item.findByText('Off Flinders Street')).toBeDefined();
});

it('says when there are no messages, and when they can’t be loaded', async () => {
  const { user, server } = await show({ listMessages: serverError });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load the messages.',
  );
  server.replies = {
    ...server.replies,
    listMessages: () => ({ items: [], next_cursor: null }),
  };
  await user.click(button('Try again'));
  expect(await screen.findByText(/^No messages yet\./)).toBeDefined();
});
