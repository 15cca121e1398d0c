import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { createOutbox, type OutboxParts } from './create-outbox.ts';
import { memoryStore, outboxItem } from './outbox.test-data.ts';

const refused = () => new ApiProblem({ status: 422, code: 'invalid_input', detail: 'Too long' });
const loggedOut = () => new ApiProblem({ status: 401, code: 'not_signed_in', detail: 'Log in' });
const busy = () => new ApiProblem({ status: 503, code: 'unavailable', detail: 'Busy' });

type TabParts = Partial<OutboxParts> &
  Pick<OutboxParts, 'store'> & { readonly isOnline?: () => boolean };

function openTab({ isOnline = () => true, ...parts }: TabParts) {
  const host = new EventTarget();
  const timers: (() => void)[] = [];
  const onOutcome = vi.fn<OutboxParts['onOutcome']>();
  const outbox = createOutbox({
    deliver: async () => {},
    runExclusive: (task) => task(),
    connection: {
      host,
      isOnline,
      after: (_, run) => {
        timers.push(run);
        return () => void timers.splice(timers.indexOf(run), 1);
      },
    },
    now: () => 0,
    onOutcome,
    log: (text, error) => {
      throw new Error(text, { cause: error });
    },
    ...parts,
  });
  return { outbox, onOutcome, timers, host };
}

it('sends waiting items when it is opened, in the order in which they were written', async () => {
  const { store, items } = memoryStore([outboxItem({ id: 'a' }), outboxItem({ id: 'b' })]);
  const sent: string[] = [];
  const { onOutcome } = openTab({ store, deliver: async ({ id }) => void sent.push(id) });
  await vi.waitFor(() => expect(items()).toEqual([]));
  expect(sent).toEqual(['a', 'b']);
  expect(onOutcome.mock.calls.map(([item, outcome]) => [item.id, outcome])).toEqual([
    ['a', 'sent'],
    ['b', 'sent'],
  ]);
});

it('waits for a connection, and is sent when there is one', async () => {
  const { store, items } = memoryStore();
  let isOnline = false;
  const deliver = vi.fn(async () => {});
  const { outbox, host } = openTab({ store, deliver, isOnline: () => isOnline });
  await outbox.add(outboxItem());
  expect(items()).toHaveLength(1);
  expect(deliver).not.toHaveBeenCalled();
  isOnline = true;
  host.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(items()).toEqual([]));
  expect(deliver).toHaveBeenCalledOnce();
});

it.each([
  ['the server can’t be reached', () => new NetworkError()],
  ['the server is busy', busy],
])('retries after a pause if %s', async (_, failure) => {
  const { store, items } = memoryStore([outboxItem()]);
  const deliver = vi.fn(async () => {}).mockRejectedValueOnce(failure());
  const { timers, onOutcome } = openTab({ store, deliver });
  await vi.waitFor(() => expect(timers).toHaveLength(1));
  expect(items()).toEqual([outboxItem({ triedAt: 0 })]);
  expect(onOutcome).not.toHaveBeenCalled();
  timers[0]?.();
  await vi.waitFor(() => expect(items()).toEqual([]));
});

it('sends nothing twice if the device can’t remove sent items', async () => {
  const { store } = memoryStore([outboxItem()]);
  const deliver = vi.fn(async () => {});
  const log = vi.fn();
  const forgetful: OutboxParts['store'] = {
    ...store,
    apply: async (event) => (event.type === 'delivered' ? undefined : store.apply(event)),
  };
  openTab({ store: forgetful, deliver, log });
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(deliver).toHaveBeenCalledOnce();
});

it('waits for its writer to log in again', async () => {
  const { store, items } = memoryStore([outboxItem()]);
  const deliver = vi.fn(async () => {}).mockRejectedValueOnce(loggedOut());
  const { outbox, timers } = openTab({ store, deliver });
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce());
  expect(timers).toEqual([]);
  await vi.waitFor(() => {
    outbox.sendNow();
    expect(items()).toEqual([]);
  });
});

it('keeps refused items, continues with the rest, and sends them again on request', async () => {
  const { store, items } = memoryStore([outboxItem({ id: 'a' }), outboxItem({ id: 'b' })]);
  const deliver = vi.fn(async () => {}).mockRejectedValueOnce(refused());
  const { outbox, onOutcome } = openTab({ store, deliver });
  await vi.waitFor(() => expect(items()).toHaveLength(1));
  expect(outbox.items()).toEqual([outboxItem({ id: 'a', triedAt: 0, refusal: 'Too long' })]);
  expect(onOutcome.mock.calls.map(([, outcome]) => outcome)).toEqual(['refused', 'sent']);
  await outbox.sendAgain('a');
  await vi.waitFor(() => expect(items()).toEqual([]));
});

it('sends nothing that was discarded, and nothing once it is closed', async () => {
  const { store, items } = memoryStore();
  let isOnline = false;
  const deliver = vi.fn(async () => {});
  const { outbox, host } = openTab({ store, deliver, isOnline: () => isOnline });
  await outbox.add(outboxItem({ id: 'a' }));
  await outbox.add(outboxItem({ id: 'b' }));
  await outbox.discard('a');
  outbox.stop();
  isOnline = true;
  host.dispatchEvent(new Event('online'));
  outbox.sendNow();
  await Promise.resolve();
  expect(deliver).not.toHaveBeenCalled();
  expect(items().map(({ id }) => id)).toEqual(['b']);
});

it('sends each item exactly once, even if several tabs crash and lose replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ok', 'lost', 'unreached'), { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      async (fates, count) => {
        const written = Array.from({ length: count }, (_, at) => outboxItem({ id: `${at}` }));
        const { store, items } = memoryStore(written);
        const effects = new Map<string, number>();
        const keys = new Set<string>();
        const deliver: OutboxParts['deliver'] = async ({ id }) => {
          const outcome = fates.shift() ?? 'ok';
          if (outcome === 'unreached') throw new NetworkError();
          if (!keys.has(id)) effects.set(id, (effects.get(id) ?? 0) + 1);
          keys.add(id);
          if (outcome === 'lost') throw new NetworkError();
        };
        let last: Promise<void> = Promise.resolve();
        const runExclusive: OutboxParts['runExclusive'] = (task) => {
          last = last.then(task, task);
          return last;
        };
        // Each failure ends a tab, and the next two continue with the data on the device.
        for (let rounds = 0; items().length > 0 && rounds < 60; rounds++) {
          const tabs = [1, 2].map(() => openTab({ store, deliver, runExclusive }).outbox);
          await last;
          for (const tab of tabs) tab.stop();
        }
        expect(items()).toEqual([]);
        for (const { id } of written) expect(effects.get(id)).toBe(1);
      },
    ),
  );
});
