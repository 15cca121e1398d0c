import type { DeviceStorage } from '../../core/device-storage.ts';
import { createListeners } from '../../core/store.ts';
import { parseVisits, printVisits } from './stored-visits.ts';
import { addHeard, addVisit, endWalk, NO_VISITS, type Visit, type Visits } from './visits.ts';

/** A user's account, or the visitors of this device. */
export type Account = number | 'visitor';

/** The opened and visited places on this device. They are never sent anywhere. */
export type VisitStore = {
  /** Returns the same object until something changes. */
  readonly read: (account: Account) => Visits;
  readonly add: (account: Account, visit: Visit) => void;
  /** A place of the guide was heard. */
  readonly hear: (account: Account, guideId: number, placeId: number) => void;
  /** A walk of the guide has ended. */
  readonly end: (account: Account, guideId: number) => void;
  /** Forgets the walks of the account too. */
  readonly forget: (account: Account) => void;
  /** Calls the listener after each change, in this tab or another; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

const PREFIX = 'laneway.visits';

/** The storage key of an account's unfinished walks. */
export function walksKey(account: Account): string {
  return `laneway.walks.${account}`;
}

export function wishListKey(account: Account): string {
  return `laneway.wish-list.${account}`;
}

/** The storage key of the walks that an account has ended. */
export function pastWalksKey(account: Account): string {
  return `laneway.past-walks.${account}`;
}

type Read = { readonly text: string | null; readonly visits: Visits };

export function createVisitStore(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem' | 'removeItem'>,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): VisitStore {
  const { subscribe, notify } = createListeners();
  const lastRead = new Map<Account, Read>();
  /** Visits that couldn't be stored last as long as the page. */
  const unsaved = new Map<Account, Visits>();
  const keyOf = (account: Account) => `${PREFIX}.${account}`;

  const read = (account: Account): Visits => {
    const kept = unsaved.get(account);
    if (kept !== undefined) return kept;
    const text = storage.getItem(keyOf(account));
    const last = lastRead.get(account);
    if (last !== undefined && last.text === text) return last.visits;
    const visits = text === null ? NO_VISITS : parseVisits(text);
    lastRead.set(account, { text, visits });
    return visits;
  };

  const save = (account: Account, visits: Visits): void => {
    if (storage.setItem(keyOf(account), printVisits(visits))) unsaved.delete(account);
    else unsaved.set(account, visits);
  };

  const change = (account: Account, by: (visits: Visits) => Visits): void => {
    const before = read(account);
    const visits = by(before);
    if (visits === before || printVisits(visits) === printVisits(before)) return;
    save(account, visits);
    notify();
  };

  return {
    read,
    add: (account, visit) => change(account, (visits) => addVisit(visits, visit)),
    hear: (account, guideId, placeId) =>
      change(account, (visits) => addHeard(visits, guideId, placeId)),
    end: (account, guideId) => change(account, (visits) => endWalk(visits, guideId)),
    forget: (account) => {
      unsaved.delete(account);
      const others = [walksKey, pastWalksKey, wishListKey].map((key) => key(account));
      for (const key of [keyOf(account), ...others]) storage.removeItem(key);
      notify();
    },
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      events.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        events.removeEventListener('storage', listener);
      };
    },
  };
}
