// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { someNotification } from '../notification.test-data.ts';
import { openTestFeed, setVisibility } from './feed.test-data.ts';

/** Longer than any delay between two attempts. */
const LONG = 61_000;

async function openConnected() {
  const test = openTestFeed();
  test.listen();
  await test.pass(0);
  test.streams.latest().accept();
  await test.pass(0);
  return test;
}

describe('a new notification', () => {
  it('is reported at once, and counted', async () => {
    const { tell, heard, unread, pass } = await openConnected();
    tell(4);
    await pass(0);
    expect(heard).toEqual([4]);
    expect(unread()).toBe(1);
  });

  it('is reported once if it arrives twice', async () => {
    const { tell, heard, streams, pass } = await openConnected();
    tell(4);
    await pass(0);
    streams.latest().send('notice', { notice: someNotification(4), unread_count: 1 });
    await pass(0);
    expect(heard).toEqual([4]);
  });

  it('is found in the list if it arrived between the list and the stream', async () => {
    const { listen, tell, heard, streams, pass } = openTestFeed();
    listen();
    await pass(0);
    tell(4, false);
    streams.latest().accept();
    await pass(0);
    expect(heard).toEqual([4]);
  });

  it('isn’t overwritten by a list that was requested earlier', async () => {
    const { tell, heard, unread, streams, pass, server } = await openConnected();
    streams.latest().accept();
    // The list is being loaded, without the notification.
    tell(4);
    await pass(0);
    expect(heard).toEqual([4]);
    expect(unread()).toBe(1);
    expect(server.lists).toBe(4);
  });

  it('is ignored if it existed before anyone listened', async () => {
    const { listen, server, heard, pass } = openTestFeed();
    server.items = [someNotification(2), someNotification(1)];
    listen();
    await pass(0);
    expect(heard).toEqual([]);
  });
});

it('counts and reloads notifications read in another tab, but not those read here', async () => {
  const { tell, server, streams, unread, pass } = await openConnected();
  tell(4);
  await pass(0);
  const before = server.lists;
  streams.latest().send('unread', { unread_count: 1 });
  await pass(0);
  expect(server.lists).toBe(before);
  server.items = [someNotification(4, { read_at: '2026-11-15T00:00:00Z' })];
  streams.latest().send('unread', { unread_count: 0 });
  expect(unread()).toBe(0);
  await pass(0);
  expect(server.lists).toBe(before + 1);
});

describe('a stream that breaks', () => {
  it('is reopened after a moment, and missed notifications are reported', async () => {
    const { tell, heard, streams, pass } = await openConnected();
    streams.latest().fail();
    tell(4, false);
    await pass(2_999);
    expect(streams.all).toHaveLength(1);
    await pass(1);
    expect(streams.all).toHaveLength(2);
    expect(streams.open()).toHaveLength(1);
    expect(heard).toEqual([4]);
    streams.latest().accept();
    await pass(0);
    tell(5);
    await pass(0);
    expect(heard).toEqual([4, 5]);
  });

  it('is tried less and less often while it is refused, and the list is polled instead', async () => {
    const { listen, tell, heard, streams, server, pass } = openTestFeed();
    listen();
    await pass(0);
    const gaps: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const start = Date.now();
      const lists = server.lists;
      streams.latest().fail();
      tell(attempt, false);
      while (streams.all.length === attempt) await pass(1_000);
      gaps.push(Date.now() - start);
      expect(server.lists).toBe(lists + 1);
    }
    expect(gaps).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]);
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7]);
    streams.latest().accept();
    await pass(0);
    tell(8);
    await pass(0);
    expect(heard.at(-1)).toBe(8);
  });

  it('counts as another failure if it breaks right after opening', async () => {
    const { streams, pass } = await openConnected();
    streams.latest().fail();
    await pass(3_000);
    streams.latest().accept();
    streams.latest().fail();
    await pass(3_000);
    expect(streams.all).toHaveLength(2);
    await pass(3_000);
    expect(streams.all).toHaveLength(3);
  });

  it('resets its delay after it has worked for a while', async () => {
    const { streams, pass } = await openConnected();
    for (let count = 2; count <= 4; count += 1) {
      await pass(15 * 60_000);
      streams.latest().fail();
      await pass(3_000);
      expect(streams.all).toHaveLength(count);
      streams.latest().accept();
    }
  });

  it('isn’t reopened before the list has loaded, which shows that the session is valid', async () => {
    const { streams, server, pass } = await openConnected();
    server.isReachable = false;
    streams.latest().fail();
    const before = server.lists;
    await pass(3 * LONG);
    expect(streams.all).toHaveLength(1);
    expect(server.lists).toBeGreaterThan(before + 3);
    server.isReachable = true;
    await pass(LONG);
    expect(streams.all).toHaveLength(2);
  });

  it('is reopened at once when the device is back online', async () => {
    const { streams, pass } = await openConnected();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(streams.all).toHaveLength(2);
    expect(streams.open()).toHaveLength(1);
  });
});

describe('a hidden tab', () => {
  it('closes its connection after a while, and reconnects when it is visible', async () => {
    const { streams, tell, heard, pass } = await openConnected();
    setVisibility('hidden');
    await pass(29_000);
    expect(streams.open()).toHaveLength(1);
    await pass(1_000);
    expect(streams.open()).toHaveLength(0);
    tell(4, false);
    await pass(10 * LONG);
    expect(streams.all).toHaveLength(1);
    setVisibility('visible');
    await pass(0);
    expect(streams.open()).toHaveLength(1);
    expect(heard).toEqual([4]);
  });

  it('keeps its connection when hidden briefly', async () => {
    const { streams, pass } = await openConnected();
    setVisibility('hidden');
    await pass(5_000);
    setVisibility('visible');
    await pass(LONG);
    expect(streams.all).toHaveLength(1);
    expect(streams.open()).toHaveLength(1);
  });

  it('does not connect when it is opened in the background', async () => {
    const { listen, streams, pass } = openTestFeed();
    setVisibility('hidden');
    listen();
    await pass(LONG);
    expect(streams.all).toHaveLength(0);
    setVisibility('visible');
    await pass(0);
    expect(streams.open()).toHaveLength(1);
  });

  it('closes its connection for the back/forward cache', async () => {
    const { streams, pass } = await openConnected();
    window.dispatchEvent(new Event('pagehide'));
    expect(streams.open()).toHaveLength(0);
    window.dispatchEvent(new Event('pageshow'));
    await pass(0);
    expect(streams.open()).toHaveLength(1);
  });
});

describe('listeners', () => {
  it('share one stream, which is kept across pages', async () => {
    const { listen, streams, pass } = openTestFeed();
    const [stopFirst, stopSecond] = [listen(), listen()];
    await pass(0);
    stopFirst();
    stopSecond();
    await pass(4_000);
    const stopThird = listen();
    await pass(LONG);
    expect(streams.all).toHaveLength(1);
    expect(streams.open()).toHaveLength(1);
    stopThird();
    await pass(5_000);
    expect(streams.open()).toHaveLength(0);
  });

  it('receive nothing after they have unsubscribed', async () => {
    const { listen, tell, heard, pass } = await openConnected();
    const stop = listen();
    stop();
    tell(4);
    await pass(0);
    expect(heard).toEqual([4]);
  });
});

it('stays closed after the session ends', async () => {
  const { feed, streams, listen, server, pass } = await openConnected();
  feed.close();
  expect(streams.open()).toHaveLength(0);
  const before = server.lists;
  window.dispatchEvent(new Event('online'));
  setVisibility('visible');
  listen();
  await pass(LONG);
  expect(streams.all).toHaveLength(1);
  expect(server.lists).toBe(before);
});
