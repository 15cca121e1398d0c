import { beforeEach, expect, it, vi } from 'vitest';
import { installFakeIndexedDb } from '../../ui/testing/fake-indexed-db.test-data.ts';
import { outboxItem, REPORT, reviewOf } from './outbox.test-data.ts';
import type { OutboxItem } from './outbox-item.ts';
import { openOutboxStore } from './outbox-store.ts';

beforeEach(() => installFakeIndexedDb());

it('keeps items after closing and reopening, including the photo', async () => {
  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  const first = openOutboxStore(7);
  const later = outboxItem({ id: 'b', writtenAt: 2, content: { ...REPORT, photo } });
  await first.apply({ type: 'written', item: later });
  await first.apply({ type: 'written', item: outboxItem({ id: 'c', writtenAt: 1 }) });
  first.close();
  const items = await openOutboxStore(7).read();
  expect(items.map(({ id }) => id)).toEqual(['c', 'b']);
  expect(items[1]?.content).toMatchObject({ kind: 'place report', placeId: 12 });
});

it('hides items from other accounts', async () => {
  await openOutboxStore(7).apply({ type: 'written', item: outboxItem() });
  expect(await openOutboxStore(8).read()).toEqual([]);
  expect(await openOutboxStore('visitor').read()).toEqual([]);
});

it('applies the changes of an event in one transaction', async () => {
  const store = openOutboxStore(7);
  await store.apply({ type: 'written', item: outboxItem({ id: 'a', content: reviewOf(7) }) });
  await store.apply({ type: 'written', item: outboxItem({ id: 'b', content: reviewOf(7, 2) }) });
  await store.apply({ type: 'begun', id: 'b', at: 5 });
  expect(await store.read()).toEqual([
    outboxItem({ id: 'b', content: reviewOf(7, 2), triedAt: 5 }),
  ]);
});

it('notifies other tabs', async () => {
  let seen: readonly OutboxItem[] = [];
  const stop = openOutboxStore(7).watch(
    (items) => {
      seen = items;
    },
    () => expect.unreachable(),
  );
  await openOutboxStore(7).apply({ type: 'written', item: outboxItem() });
  await vi.waitFor(() => expect(seen).toEqual([outboxItem()]));
  stop();
});
