import { type Account, databaseNameOf } from '../store/account.ts';
import type { TakeTurn } from './run-queue.ts';

/**
 * Lets one tab at a time download for an account. Where the browser has no locks two tabs may fetch the same part;
 * what they store is the same.
 */
export function createTakeTurn(locks: LockManager | undefined, account: Account): TakeTurn {
  if (locks === undefined) return (task) => task();
  return async (task, signal) => {
    await locks.request(databaseNameOf(account), { signal }, task);
  };
}

/** Runs a task while no tab downloads for an account, and not at all if one does. */
export async function takeFreeTurn(
  locks: LockManager | undefined,
  account: Account,
  task: () => Promise<void>,
): Promise<void> {
  if (locks === undefined) return await task();
  const options = { ifAvailable: true };
  await locks.request(databaseNameOf(account), options, async (lock) => {
    if (lock !== null) await task();
  });
}

/** Runs a task while nobody else, in a page or in the service worker, runs one of the same name. */
export async function takeTurns<T>(
  locks: LockManager | undefined,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  return await (locks === undefined ? task() : locks.request(name, task));
}
