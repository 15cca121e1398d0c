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
