import type { Account } from '../guide/visits/visit-store.ts';

/** What the walks of an account are stored under. */
export function walksKey(account: Account): string {
  return `laneway.walks.${account}`;
}
