import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import { useAccount } from './use-account.ts';
import { createVisitStore } from './visit-store.ts';
import { NO_VISITS, type Visit, type Visits } from './visits.ts';

const store = createVisitStore(deviceStorage, globalThis);

/** The server that renders the first screen has no visits. */
const nothing = () => NO_VISITS;

export type UseVisits = {
  /** The current account's visits; empty until the account is known. */
  readonly visits: Visits;
  /** These functions keep their identity until someone else logs in. */
  readonly addVisit: (visit: Visit) => void;
  readonly addHeard: (guideId: number, placeId: number) => void;
  readonly endWalk: (guideId: number) => void;
  readonly forgetVisits: () => void;
};

export function useVisits(): UseVisits {
  const account = useAccount();
  const read = useCallback(() => (account === null ? NO_VISITS : store.read(account)), [account]);
  const visits = useSyncExternalStore(store.subscribe, read, nothing);
  const actions = useMemo(
    () => ({
      addVisit: (visit: Visit) => {
        if (account !== null) store.add(account, visit);
      },
      addHeard: (guideId: number, placeId: number) => {
        if (account !== null) store.hear(account, guideId, placeId);
      },
      endWalk: (guideId: number) => {
        if (account !== null) store.end(account, guideId);
      },
      forgetVisits: () => {
        if (account !== null) store.forget(account);
      },
    }),
    [account],
  );
  return { visits, ...actions };
}
