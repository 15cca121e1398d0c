import { useCallback, useSyncExternalStore } from 'react';
import { useAccount } from '../../guide/visits/use-account.ts';
import { type PastWalk, pastWalks } from './past-walks.ts';

const NONE: readonly PastWalk[] = [];

export type UsePastWalks = {
  /** Latest first; empty until the account is known. */
  readonly walks: readonly PastWalk[];
  readonly remove: (startedAt: number) => void;
  readonly clear: () => void;
  /** The walks of this device from before the login; empty for visitors. */
  readonly beforeLogin: readonly PastWalk[];
  readonly adopt: () => void;
};

/** The walks that the current account has ended on this device. */
export function usePastWalks(): UsePastWalks {
  const account = useAccount();
  const read = useCallback(() => (account === null ? NONE : pastWalks.read(account)), [account]);
  const isUser = typeof account === 'number';
  const readVisitors = useCallback(() => (isUser ? pastWalks.read('visitor') : NONE), [isUser]);
  return {
    beforeLogin: useSyncExternalStore(pastWalks.subscribe, readVisitors),
    adopt: () => {
      if (typeof account === 'number') pastWalks.adopt(account);
    },
    walks: useSyncExternalStore(pastWalks.subscribe, read),
    remove: (startedAt) => {
      if (account !== null) pastWalks.remove(account, startedAt);
    },
    clear: () => {
      if (account !== null) pastWalks.clear(account);
    },
  };
}
