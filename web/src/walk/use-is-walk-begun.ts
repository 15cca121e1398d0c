import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../core/device-storage.ts';
import { useAccount } from '../guide/visits/use-account.ts';
import type { Account } from '../guide/visits/visit-store.ts';

/**
 * Whether this person has begun a walk of a guide that they can go on with; the server knows nobody's. It only looks for
 * the beginning of a walk as `printWalks` writes it: the code that reads the rest is not part of a first visit.
 */
export function useIsWalkBegun(guideId: number): boolean {
  const account = useAccount();
  const read = () => {
    const text = account === null ? null : deviceStorage.getItem(walksKey(account));
    return text?.includes(`{"guideId":${guideId},`) === true;
  };
  return useSyncExternalStore(never, read, () => false);
}

/** It begins and ends on the page of the walk, which is another. */
const never = () => () => undefined;

/** What the walks of an account are stored under. */
export function walksKey(account: Account): string {
  return `laneway.walks.${account}`;
}
