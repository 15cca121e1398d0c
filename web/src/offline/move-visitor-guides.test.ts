import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  end,
  loggedIn,
  open,
  resetAll,
  saved,
  server,
  setState,
  takeTurnNow,
  until,
  VISITOR,
} from './browser-tabs.test-data.ts';
import { NOW } from './engine/pack-server.test-data.ts';
import { moveVisitorGuides } from './move-visitor-guides.ts';
import { type Account, offlineDatabase } from './store/offline-database.ts';
import { queueDownload } from './store/queue-downloads.ts';
import { findStoredMedia } from './store/read-guides.ts';

beforeEach(() => {
  resetAll();
  setState(VISITOR);
});
afterEach(end);

async function visitorWith(...ids: number[]) {
  const guides = open();
  for (const id of ids) guides.save(id);
  await until(() => expect(saved(guides)).toEqual(ids));
  return guides;
}

it('moves guides saved before the login, without fetching them again', async () => {
  const guides = await visitorWith(1, 2);
  server.requests.length = 0;
  setState(loggedIn(7));
  await until(() => expect(saved(guides)).toEqual([1, 2]));
  expect(await findStoredMedia('/media/bucket/1')).not.toBeNull();
  expect(server.requests).toEqual([]);
  await until(() => expect(guides.state().unmoved).toBe(0));
  setState(VISITOR);
  await until(() => expect(guides.state()).toMatchObject({ status: 'open', saved: new Map() }));
  setState(loggedIn(8));
  await until(() => expect(guides.state()).toMatchObject({ status: 'open', saved: new Map() }));
});

it('is done only once by two tabs', async () => {
  const guides = await visitorWith(1);
  const other = open();
  setState(loggedIn(7));
  await until(() => expect(saved(guides)).toEqual([1]));
  await until(() => expect(saved(other)).toEqual([1]));
  await vi.waitFor(async () => expect(await offlineDatabase('visitor').guides.count()).toBe(0));
});

/** Leaves a guide with the visitor, as a page does that is closed before everything was moved. */
async function leaveWithVisitor(guideId: number) {
  await visitorWith(guideId);
  end();
}

it('moves guides at the next start that an earlier page has left', async () => {
  await leaveWithVisitor(1);
  setState(loggedIn(7));
  const guides = open();
  await until(() => expect(saved(guides)).toEqual([1]));
});

it('leaves guides that don’t fit, reports them, and tries again once there is room', async () => {
  const guides = await visitorWith(1);
  let isFull = true;
  offlineDatabase(7).media.hook('creating', (url) => {
    if (isFull && url === '/media/bucket/1') throw new DOMException('', 'QuotaExceededError');
  });
  setState(loggedIn(7));
  await until(() => expect(guides.state().unmoved).toBe(1));
  expect(saved(guides)).toEqual([]);
  expect(await offlineDatabase('visitor').guides.count()).toBe(1);
  guides.save(2);
  await until(() => expect(saved(guides)).toEqual([2]));
  expect(guides.state().unmoved).toBe(1);
  isFull = false;
  await guides.remove(2);
  await until(() => expect(saved(guides)).toEqual([1]));
  await until(() => expect(guides.state().unmoved).toBe(0));
});

it('waits while a guide is being downloaded', async () => {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const guides = await visitorWith(1);
  server.before = async () => {
    arrived.resolve();
    await held.promise;
    return undefined;
  };
  await queueDownload(offlineDatabase(7), 1, { ticket: 'b', now: 1, isAutomatic: false });
  const release = await takeTurnNow(7);
  setState(loggedIn(7));
  await until(() => expect(guides.state().downloads.has(1)).toBe(true));
  expect(await offlineDatabase('visitor').guides.count()).toBe(1);
  release();
  await until(() => expect(saved(guides)).toEqual([1]));
  expect(await offlineDatabase(7).guides.count()).toBe(1);
  held.resolve();
  await until(() => expect(guides.state().downloads.size).toBe(0));
  expect(saved(guides)).toEqual([1]);
  await vi.waitFor(async () => expect(await offlineDatabase('visitor').guides.count()).toBe(0));
});

it('moves nothing before it holds the locks of both accounts, the visitor’s first', async () => {
  await leaveWithVisitor(1);
  const asked: Account[] = [];
  const ownerOf = (account: Account) => ({
    db: offlineDatabase(account),
    runExclusive: async (task: () => Promise<void>) => {
      asked.push(account);
      expect(await offlineDatabase(7).media.count()).toBe(0);
      await task();
    },
  });
  const unmoved = await moveVisitorGuides({
    from: ownerOf('visitor'),
    to: ownerOf(7),
    newTicket: () => 'a',
    now: () => NOW,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  expect([asked, unmoved]).toEqual([['visitor', 7], 0]);
  expect(await offlineDatabase(7).guides.count()).toBe(1);
});

it('finishes the visitor’s unfinished downloads in the account', async () => {
  server.before = () => {
    throw new TypeError('Failed to fetch');
  };
  const guides = open();
  guides.save(3);
  await until(() => expect(guides.state().downloads.get(3)?.failure).toBe('network'));
  server.before = () => undefined;
  setState(loggedIn(7));
  await until(() => expect(saved(guides)).toEqual([3]));
  expect(await offlineDatabase('visitor').downloads.count()).toBe(0);
});
