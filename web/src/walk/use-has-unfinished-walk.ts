import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../core/device-storage.ts';
import { useAccount } from '../guide/visits/use-account.ts';
import { walksKey } from '../guide/visits/visit-store.ts';

/**
 * True if this person has an unfinished walk of a guide on this device. It only searches the stored text for the start
 * of a walk as `printWalks` writes it, because the parser isn't part of a first visit.
 */
export function useHasUnfinishedWalk(guideId: number): boolean {
  const account = useAccount();
  const read = () => {
    if (account === null) return false;
    return [account, 'visitor' as const].some((each) =>
      deviceStorage.getItem(walksKey(each))?.includes(`{"guideId":${guideId},`),
    );
  };
  return useSyncExternalStore(never, read, () => false);
}

/** This changes only on the page of the walk. */
const never = () => () => undefined;
