// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { openOutboxStore } from '../../offline/outbox/outbox-store.ts';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import {
  installFakeIndexedDb,
  removeIndexedDb,
} from '../../ui/testing/fake-indexed-db.test-data.ts';
import { connectionLost } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { ContactUs } from './contact-us.tsx';

const entry = { page: 'contactUs' } as const;
const NONE = { items: [], next_cursor: null };
const WRITTEN = {
  message_id: 1,
  message_content: 'Where is Hosier Lane?',
  sent_at: '2026-11-10T01:00:00.000Z',
  answer: null,
  answered_at: null,
};

beforeEach(() => {
  sessionStorage.clear();
  removeIndexedDb();
});
afterEach(() => vi.restoreAllMocks());

it('keeps what was typed after a reload, until it is sent', async () => {
  const first = await renderPage(ContactUs, entry, {
    role: 'user',
    replies: { listOwnMessages: () => NONE },
  });
  await first.user.type(field('Your message'), 'Hello');
  cleanup();
  const { user } = await renderPage(ContactUs, entry, {
    role: 'user',
    replies: { listOwnMessages: () => NONE, sendMessage: () => ({ message_id: 1 }) },
  });
  expect(field('Your message')).toHaveProperty('value', 'Hello');
  expect(Object.keys(sessionStorage)).toEqual([`laneway.draft.contact.${person.u_id}`]);
  await user.click(button('Send message'));
  await screen.findByText('Thanks! We’ve got your message and will reply by email.');
  expect(sessionStorage.length).toBe(0);
});

it('keeps a message on a device that is offline, only for its writer', async () => {
  installFakeIndexedDb();
  const { user } = await renderPage(ContactUs, entry, {
    role: 'user',
    replies: { listOwnMessages: () => NONE },
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(outboxFormTexts.message.offline)).toBeDefined();
  await user.type(field('Your message'), 'Hello');
  await user.click(button('Send message'));
  expect(await screen.findByText(outboxFormTexts.message.kept)).toBeDefined();
  expect(sessionStorage.length).toBe(0);
  const [item] = await openOutboxStore(person.u_id).read();
  expect(item?.content).toEqual({ kind: 'message', text: 'Hello' });
  expect(await openOutboxStore('visitor').read()).toEqual([]);
});

it('keeps an unsent message in its field if the device can’t store it', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = await renderPage(
    ContactUs,
    { page: 'contactUs' },
    { role: 'user', replies: { listOwnMessages: () => NONE, sendMessage: connectionLost } },
  );
  await user.type(field('Your message'), 'Hello');
  await user.click(button('Send message'));
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect');
  expect(log).toHaveBeenCalledWith('What was written couldn’t be kept:', expect.any(Error));
  expect(field('Your message')).toHaveProperty('value', 'Hello');
});

it('stays after a message was sent, with a way on and a copy of the message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const { user, server, currentEntry } = await renderPage(ContactUs, entry, {
    role: 'user',
    replies: { listOwnMessages: () => NONE },
  });
  server.replies = {
    sendMessage: () => ({ message_id: 1 }),
    listOwnMessages: () => ({ items: [WRITTEN], next_cursor: null }),
  };
  await user.type(field('Your message'), 'Where is Hosier Lane?');
  await user.click(button('Send message'));
  expect(await screen.findByText('Where is Hosier Lane?')).toBeDefined();
  expect(screen.getByText('No answer yet')).toBeDefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(currentEntry()).toEqual(entry);
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
  vi.useRealTimers();
});

it('shows our answers below the form', async () => {
  const answered = { ...WRITTEN, answer: 'Off Flinders Street', answered_at: WRITTEN.sent_at };
  await renderPage(ContactUs, entry, {
    role: 'user',
    replies: { listOwnMessages: () => ({ items: [answered], next_cursor: null }) },
  });
  expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeDefined();
  expect(screen.getByText('Off Flinders Street')).toBeDefined();
  expect(screen.getByText('Our answer · 10 Nov 2026')).toBeDefined();
});
