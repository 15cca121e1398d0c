import type { CallName } from '@laneway/contract/calls';
import { vi } from 'vitest';
import type { CallServer } from '../api/client.ts';
import { NetworkError } from '../api/failures.ts';
import type { SessionListener } from '../api/session/create-session.ts';
import { person } from '../api/session/session.test-data.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { FakeBackground } from './background/fake-background.test-data.ts';
import { createOfflineGuides } from './create-offline-guides.ts';
import { PackServer, partsOf } from './engine/pack-server.test-data.ts';
import type { RunExclusive } from './engine/run-queue.ts';
import type { OfflineGuides } from './offline-guides.ts';
import { installFakeStore } from './store/fake-store.test-data.ts';
import { type Account, offlineDatabase } from './store/offline-database.ts';

export const loggedIn = (u_id: number): SessionState => ({
  kind: 'logged_in',
  user: { ...person, u_id },
  dueAt: 0,
});
export const VISITOR: SessionState = { kind: 'visitor', reason: 'logged_out' };

export let server: PackServer;
let session: SessionState;
let sessionListeners: Set<SessionListener>;
export let onlineListeners: Set<() => void>;
export let replies: Partial<Record<CallName, () => unknown>>;
export let calls: CallName[];
let stored: Map<string, string>;
export let persist: ReturnType<typeof vi.fn<() => Promise<boolean>>>;

/** A browser and a server, new for each test. */
export function resetAll(): void {
  installFakeStore();
  turns.clear();
  server = new PackServer();
  for (const id of [1, 2, 3]) server.publish(id, [server.put(`${id}`, 10, id)]);
  session = loggedIn(7);
  sessionListeners = new Set();
  onlineListeners = new Set();
  replies = { getConfig: () => ({ kept: true }), listOwnedGuides: () => [] };
  calls = [];
  stored = new Map();
  persist = vi.fn(async () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', {});
}

export function end(): void {
  setState(VISITOR);
  vi.unstubAllGlobals();
}

export function setState(next: SessionState): void {
  const before = session;
  session = next;
  for (const listener of [...sessionListeners]) listener(next, before);
}

const call = (async (name: CallName) => {
  calls.push(name);
  const reply = replies[name];
  if (reply === undefined) throw new NetworkError();
  return reply();
}) as CallServer;

const add =
  <T>(set: Set<T>) =>
  (each: T) => {
    set.add(each);
    return () => void set.delete(each);
  };

/** The locks of each account, shared by all tabs. */
const turns = new Map<Account, Promise<void>>();
function runExclusiveFor(account: Account): RunExclusive {
  return (task, signal) => {
    const next = (turns.get(account) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted();
      return task();
    });
    turns.set(
      account,
      next.catch(() => undefined),
    );
    return next;
  };
}

/** Takes the lock like a download in another tab; resolves with a function that releases it. */
export async function takeTurnNow(account: Account): Promise<() => void> {
  const taken = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const task = () => {
    taken.resolve();
    return over.promise;
  };
  void runExclusiveFor(account)(task, new AbortController().signal);
  await taken.promise;
  return over.resolve;
}

const STORAGE = {
  estimate: async () => ({ usage: 5, quota: 50 }),
  persist: () => persist(),
  persisted: async () => false,
};

/** Opens a tab of the browser; with null, the browser doesn't report its storage. */
export function open(storage: typeof STORAGE | null = STORAGE): OfflineGuides {
  return createOfflineGuides({
    call,
    session: { getState: () => session, subscribe: add(sessionListeners) },
    storage: storage ?? undefined,
    onOnline: add(onlineListeners),
    log: () => undefined,
    partsFor: (account) => ({
      ...partsOf(server, offlineDatabase(account)),
      onOnline: add(onlineListeners),
      log: () => undefined,
      newTicket: () => Math.random().toString(36),
      runExclusive: runExclusiveFor(account),
      isAppReady: async () => true,
      background: new FakeBackground(server).partsFor(account),
    }),
  });
}

export const saved = (guides: OfflineGuides) => [...guides.state().saved.keys()];
export const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });
