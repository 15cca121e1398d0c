import { useSyncExternalStore } from 'react';
import { useAccount } from '../visits/use-account.ts';
import { walkStore } from './walk-store.ts';

/** Whether this person has begun a walk of a guide that they can go on with. The server knows nobody's walks. */
export function useIsWalkBegun(guideId: number): boolean {
  const account = useAccount();
  const read = () => account !== null && walkStore.find(account, guideId) !== null;
  return useSyncExternalStore(never, read, () => false);
}

/** It begins and ends on the page of the walk, which is another. */
const never = () => () => undefined;
