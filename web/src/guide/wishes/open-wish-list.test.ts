import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CallServer } from '../../api/client.ts';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { person } from '../../api/session/session.test-data.ts';
import type { SessionState } from '../../api/session/session-state.ts';
import { createStore } from '../../core/store.ts';
import { createWishListSync } from './open-wish-list.ts';
import { createWishStore } from './wish-store.ts';

const VISITOR: SessionState = { kind: 'visitor', reason: 'nobody' };
const ME = person.u_id;
const LOGGED_IN: SessionState = { kind: 'logged_in', user: person, dueAt: 0 };

type Sent = { readonly add: readonly number[]; readonly remove: readonly number[] } | 'get';

/** A device and a server, which has this list and may lose replies. */
function someDevice(serverList: readonly number[] = []) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => {
      values.set(key, text);
      return true;
    },
    removeItem: (key: string) => void values.delete(key),
  };
  const store = createWishStore(storage, new EventTarget());
  const session = createStore<SessionState>(VISITOR);
  const host = new EventTarget();
  const server = { list: serverList, sent: [] as Sent[], isOnline: true, losesReply: false };
  const retries: (() => void)[] = [];
  const call = (async (name: string, input: { body?: Exclude<Sent, 'get'> } = {}) => {
    const { add, remove } = input.body ?? { add: [], remove: [] };
    server.sent.push(name === 'getWishList' ? 'get' : { add, remove });
    const others = server.list.filter((id) => !add.includes(id) && !remove.includes(id));
    server.list = [...add.toReversed(), ...others];
    if (server.losesReply) throw new NetworkError();
    return { guide_ids: [...server.list] };
  }) as unknown as CallServer;
  const sync = createWishListSync({
    session,
    call,
    store,
    connection: {
      host,
      isOnline: () => server.isOnline,
      after: (_ms, run) => {
        retries.push(run);
        return () => {};
      },
    },
  });
  onTestFinished(sync.stop);
  return { values, store, session, server, sync, retries, host };
}

describe('the wish list of a visitor', () => {
  it('is sent nowhere', async () => {
    const { store, server } = someDevice();
    store.set('visitor', 1, true);
    await vi.waitFor(() => expect(store.shown('visitor')).toEqual([1]));
    expect(server.sent).toEqual([]);
  });

  it('is joined with that of the account at login, and leaves the device', async () => {
    const { store, session, server, values } = someDevice([2, 1]);
    store.set('visitor', 3, true);
    session.setState(LOGGED_IN);
    await vi.waitFor(() => expect(store.shown(ME)).toEqual([3, 2, 1]));
    expect(server.sent).toEqual([{ add: [3], remove: [] }]);
    expect([...values.keys()]).toEqual([`laneway.wish-list.${ME}`]);
  });

  it('survives a reply that is lost', async () => {
    const { store, session, server, retries } = someDevice([2]);
    store.set('visitor', 3, true);
    server.losesReply = true;
    session.setState(LOGGED_IN);
    await vi.waitFor(() => expect(retries).toHaveLength(1));
    expect(store.shown(ME)).toEqual([3]);
    server.losesReply = false;
    retries[0]?.();
    await vi.waitFor(() => expect(store.shown(ME)).toEqual([3, 2]));
    expect(server.list).toEqual([3, 2]);
  });
});

describe('the wish list of an account', () => {
  it('is asked for once, and again on request', async () => {
    const { store, session, server, sync } = someDevice([2, 1]);
    session.setState(LOGGED_IN);
    await vi.waitFor(() => expect(store.shown(ME)).toEqual([2, 1]));
    session.setState({ ...LOGGED_IN, dueAt: 1 });
    expect(server.sent).toEqual(['get']);
    server.list = [5];
    sync.refresh();
    await vi.waitFor(() => expect(store.shown(ME)).toEqual([5]));
  });

  it('is changed offline at once, and sent when the connection is back', async () => {
    const { store, session, server, host } = someDevice([1]);
    session.setState(LOGGED_IN);
    await vi.waitFor(() => expect(store.shown(ME)).toEqual([1]));
    server.isOnline = false;
    store.set(ME, 1, false);
    store.set(ME, 4, true);
    expect(store.shown(ME)).toEqual([4]);
    expect(server.list).toEqual([1]);
    server.isOnline = true;
    host.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(server.list).toEqual([4]));
  });

  it('says so if it can’t be asked for', async () => {
    const { session, server, sync } = someDevice();
    server.losesReply = true;
    session.setState(LOGGED_IN);
    await vi.waitFor(() => expect(sync.isFailing.getState()).toBe(true));
  });

  it('isn’t kept for someone who has left meanwhile', async () => {
    const { store, session } = someDevice([1]);
    session.setState(LOGGED_IN);
    session.setState(VISITOR);
    await Promise.resolve();
    expect(store.read(ME)).toBeNull();
  });
});

it('a refused change isn’t sent in a loop', async () => {
  const { store, session, server, retries } = someDevice();
  const refuse = () => {
    throw new ApiProblem({ status: 422, detail: '', code: 'invalid_input' });
  };
  Object.defineProperty(server, 'list', { get: refuse, set: refuse });
  session.setState(LOGGED_IN);
  store.set(ME, 1, true);
  await vi.waitFor(() => expect(server.sent.length).toBeGreaterThan(0));
  const before = server.sent.length;
  await Promise.resolve();
  expect(server.sent.length).toBeLessThanOrEqual(before + 1);
  expect(retries).toEqual([]);
});
