// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import {
  installFakeIndexedDb,
  removeIndexedDb,
} from '../../ui/testing/fake-indexed-db.test-data.ts';
import { type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { openOutbox } from './open-outbox.ts';
import { outboxItem, REPORT, reviewOf } from './outbox.test-data.ts';
import { outboxFlag } from './outbox-flag.ts';
import type { OutboxItem } from './outbox-item.ts';
import { OutboxSender } from './outbox-sender.tsx';
import { openOutboxStore } from './outbox-store.ts';
import { WaitingList } from './waiting-list.tsx';

async function keep(items: readonly OutboxItem[], owner: number | 'visitor' = person.u_id) {
  const store = openOutboxStore(owner);
  for (const item of items) await store.apply({ type: 'written', item });
  store.close();
  outboxFlag.set(owner, true);
}

const Both = () => (
  <>
    <WaitingList />
    <OutboxSender />
  </>
);
async function show(replies: Replies = {}, role: 'user' | null = 'user') {
  const page = await renderPage(Both, { page: 'downloadManager' }, { role, replies });
  const owner = role === null ? 'visitor' : person.u_id;
  onTestFinished(() => openOutbox(page.session, owner, () => expect.unreachable()).stop());
  return page;
}

beforeEach(() => {
  installFakeIndexedDb();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  removeIndexedDb();
});

it('lists waiting items, with their text and status', async () => {
  const writtenAt = Date.parse('2026-11-16T02:00:00Z');
  await keep([
    outboxItem({ id: 'a', writtenAt }),
    outboxItem({ id: 'b', writtenAt: writtenAt + 1, content: reviewOf(7, 4) }),
    outboxItem({ id: 'c', writtenAt: writtenAt + 2, content: REPORT, refusal: 'Place not found' }),
    outboxItem({ id: 'd', writtenAt: writtenAt + 3, triedAt: 1 }),
  ]);
  await show();
  const list = await screen.findByRole('list', { name: 'Waiting to be sent' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Message to usThe map is upside downWritten 16 Nov 2026. Will be sent when you’re back online.Discard',
    'Review of City of Trams4 of 5 starsLovelyWritten 16 Nov 2026. Will be sent when you’re back online.Discard',
    'Problem report about Hosier LaneWritten 16 Nov 2026. We couldn’t send this. Place not foundSend againDiscard',
    'Message to usThe map is upside downWritten 16 Nov 2026. We may already have this. Send it again only if you haven’t heard from us.Send againDiscard',
  ]);
});

it('discards an item after confirmation', async () => {
  await keep([outboxItem()]);
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Discard: Message to us' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard what you wrote?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Discard: Message to us'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  expect(await openOutboxStore(person.u_id).read()).toEqual([]);
});

it('sends items automatically when the connection is back, and removes them', async () => {
  await keep([outboxItem()]);
  const sendMessage = vi.fn(() => ({ message_id: 1 }));
  await show({ sendMessage });
  await screen.findByText('Waiting to be sent');
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  expect(sendMessage).toHaveBeenCalledOnce();
  expect(outboxFlag.isSet(person.u_id)).toBe(false);
});

it('shows a refused item to its writer, with the reason', async () => {
  await keep([outboxItem({ content: REPORT })]);
  vi.restoreAllMocks();
  await show({ reportPlace: () => refusal('not_found', 'Place not found') });
  expect(await screen.findByText(/We couldn’t send this. Place not found/)).toBeDefined();
  expect(button('Send again: Problem report about Hosier Lane')).toBeDefined();
});

it('neither shows nor sends a person’s items to a visitor', async () => {
  await keep([outboxItem()]);
  await keep([outboxItem({ id: 'b', content: REPORT })], 'visitor');
  await show({}, null);
  expect(await screen.findByText('Problem report about Hosier Lane')).toBeDefined();
  expect(screen.queryByText('Message to us')).toBeNull();
});
