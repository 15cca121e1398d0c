import { OFFLINE_DATABASE } from '@laneway/domain/offline/store-shape';

/** Whose guides are saved: a person by their id, or whoever uses the device without an account. */
export type Account = number | 'visitor';

/** Each account has a database of its own, so that two people on one device never meet. */
export function databaseNameOf(account: Account): string {
  return `${OFFLINE_DATABASE}-${account}`;
}
