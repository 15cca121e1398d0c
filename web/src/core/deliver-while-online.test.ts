import { describe, expect, it, vi } from 'vitest';
import {
  type DeliveryOutcome,
  type DeliveryParts,
  deliverWhileOnline,
} from './deliver-while-online.ts';

/** Items that are sent in order; the outcomes in `outcomes` come first. */
function open(items: string[], parts: Partial<DeliveryParts> = {}) {
  const host = new EventTarget();
  const device = { isOnline: true };
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  const outcomes: (DeliveryOutcome | Error)[] = [];
  const sent: string[] = [];
  const onError = vi.fn();
  const delivery = deliverWhileOnline({
    sendNext: async () => {
      const [item] = items;
      if (item === undefined) return 'nothing left';
      const outcome = outcomes.shift() ?? 'done';
      if (outcome instanceof Error) throw outcome;
      if (outcome === 'done') sent.push(...items.splice(0, 1));
      return outcome;
    },
    runExclusive: (task) => task(),
    pauseMs: (failures) => failures * 1_000,
    connection: {
      host,
      isOnline: () => device.isOnline,
      after: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
      },
    },
    onError,
    ...parts,
  });
  return { delivery, host, device, timers, outcomes, sent, onError };
}

describe('delivery while online', () => {
  it('sends everything in order', async () => {
    const { delivery, sent } = open(['a', 'b', 'c']);
    await delivery.sendNow();
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('waits for a connection, and begins when there is one', async () => {
    const { delivery, device, host, sent } = open(['a']);
    device.isOnline = false;
    await delivery.sendNow();
    expect(sent).toEqual([]);
    device.isOnline = true;
    host.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sent).toEqual(['a']));
  });

  it('retries after pauses that depend on the failures in a row', async () => {
    const { delivery, outcomes, timers, sent } = open(['a', 'b']);
    outcomes.push('retry', 'retry', 'done', 'retry');
    await delivery.sendNow();
    expect(timers.map(({ ms }) => ms)).toEqual([1_000]);
    timers[0]?.run();
    await vi.waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([2_000]));
    timers[0]?.run();
    await vi.waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([1_000]));
    expect(sent).toEqual(['a']);
    timers[0]?.run();
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
    expect(timers).toEqual([]);
  });

  it('retries at once when the connection is back, and not a second time for the pause', async () => {
    const { delivery, outcomes, timers, host, sent } = open(['a']);
    outcomes.push('retry');
    await delivery.sendNow();
    host.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sent).toEqual(['a']));
    expect(timers).toEqual([]);
  });

  it('sends nothing automatically while it is blocked', async () => {
    const { delivery, outcomes, timers, sent } = open(['a']);
    outcomes.push('blocked');
    await delivery.sendNow();
    expect(timers).toEqual([]);
    await delivery.sendNow();
    expect(sent).toEqual(['a']);
  });

  it('runs once more for items that are added while it ends', async () => {
    const items = ['a'];
    const { delivery, sent } = open(items, {
      runExclusive: async (task) => {
        await task();
        if (sent.length === 1 && items.length === 0) {
          items.push('b');
          void delivery.sendNow();
        }
      },
    });
    await delivery.sendNow();
    expect(sent).toEqual(['a', 'b']);
  });

  it('pauses after a failure whatever was added meanwhile, unless the connection came back', async () => {
    let attempts = 0;
    const { delivery, host, timers } = open([], {
      sendNext: async () => {
        attempts += 1;
        if (attempts === 1) void delivery.sendNow();
        if (attempts === 2) host.dispatchEvent(new Event('online'));
        return 'retry';
      },
    });
    await delivery.sendNow();
    expect(attempts).toBe(1);
    expect(timers).toHaveLength(1);
    await delivery.sendNow();
    expect(attempts).toBe(3);
    expect(timers).toHaveLength(1);
  });

  it('reports an error and can continue later', async () => {
    const { delivery, outcomes, sent, onError } = open(['a']);
    const error = new Error('The disk is gone');
    outcomes.push(error);
    await delivery.sendNow();
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    await delivery.sendNow();
    expect(sent).toEqual(['a']);
  });

  it('lets another tab send between two items', async () => {
    const items = ['a', 'b', 'c', 'd'];
    let last: Promise<void> = Promise.resolve();
    const runExclusive: DeliveryParts['runExclusive'] = (task) => {
      last = last.then(task, task);
      return last;
    };
    const tabs = [open(items, { runExclusive }), open(items, { runExclusive })];
    await Promise.all(tabs.map(({ delivery }) => delivery.sendNow()));
    expect(tabs.map(({ sent }) => sent)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('stops at once: it sends nothing more, aborts what it sends, and ignores the connection', async () => {
    const signals: AbortSignal[] = [];
    const first = Promise.withResolvers<DeliveryOutcome>();
    const { delivery, host, onError } = open([], {
      sendNext: (signal) => {
        signals.push(signal);
        return first.promise;
      },
    });
    const ended = delivery.sendNow();
    delivery.stop();
    first.resolve('done');
    await ended;
    host.dispatchEvent(new Event('online'));
    await delivery.sendNow();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(onError).not.toHaveBeenCalled();
  });
});
