import type { Account } from '../guide/visits/visit-store.ts';

/** The storage key of an account's walks. */
export function walksKey(account: Account): string {
  return `laneway.walks.${account}`;
}
