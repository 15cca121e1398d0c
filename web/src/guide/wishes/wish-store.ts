import type { WishList, WishListChange } from '@laneway/domain/guides/wish-list';
import { type DeviceStorage, deviceStorage } from '../../core/device-storage.ts';
import { createListeners } from '../../core/store.ts';
import { type Account, wishListKey } from '../visits/visit-store.ts';
import {
  afterReply,
  hasPending,
  NO_WISHES,
  parseWishes,
  printWishes,
  shownWishes,
  type Wishes,
  withPendingApplied,
  withVisitorWishes,
  withWish,
} from './wishes.ts';

/** The wish lists on this device, one for each account and one for visitors. */
export type WishStore = {
  /** Null if this device doesn't know the list of an account yet. */
  readonly read: (account: Account) => Wishes | null;
  /** The same object until something changes. */
  readonly shown: (account: Account) => WishList | null;
  readonly set: (account: Account, guideId: number, isWished: boolean) => void;
  /** Moves the visitors' list into an account, which sends it later. Doing it again has no further effect. */
  readonly join: (userId: number) => void;
  /** Stores the server's reply to a change. */
  readonly receive: (userId: number, sent: WishListChange, list: WishList) => void;
  /** Calls the listener after each change, in this tab or another; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Read = { readonly text: string; readonly wishes: Wishes | null; readonly shown: WishList };

export function createWishStore(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem' | 'removeItem'>,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): WishStore {
  const { subscribe, notify } = createListeners();
  const lastRead = new Map<Account, Read>();
  /** Wishes that couldn't be stored last as long as the page. */
  const unsaved = new Map<Account, string>();

  const readAll = (account: Account): Read | null => {
    const text = unsaved.get(account) ?? storage.getItem(wishListKey(account));
    if (text === null) return null;
    const last = lastRead.get(account);
    if (last?.text === text) return last;
    const wishes = parseWishes(text);
    const found = { text, wishes, shown: wishes === null ? [] : shownWishes(wishes) };
    lastRead.set(account, found);
    return found;
  };
  const read = (account: Account): Wishes | null =>
    readAll(account)?.wishes ?? (account === 'visitor' ? NO_WISHES : null);

  const save = (account: Account, wishes: Wishes): void => {
    const text = printWishes(wishes);
    if (storage.setItem(wishListKey(account), text)) unsaved.delete(account);
    else unsaved.set(account, text);
  };

  return {
    read,
    shown: (account) => {
      const found = readAll(account);
      return found?.wishes == null
        ? account === 'visitor'
          ? NO_WISHES.stored
          : null
        : found.shown;
    },
    set: (account, guideId, isWished) => {
      const wishes = withWish(read(account) ?? NO_WISHES, guideId, isWished);
      save(account, account === 'visitor' ? withPendingApplied(wishes) : wishes);
      notify();
    },
    join: (userId) => {
      const visitor = read('visitor') ?? NO_WISHES;
      if (shownWishes(visitor).length === 0) return;
      const wishes = withVisitorWishes(read(userId) ?? NO_WISHES, visitor);
      if (hasPending(wishes)) save(userId, wishes);
      // Only now, so that nothing is lost if the page is closed in between.
      unsaved.delete('visitor');
      storage.removeItem(wishListKey('visitor'));
      notify();
    },
    receive: (userId, sent, list) => {
      const before = read(userId) ?? NO_WISHES;
      save(userId, afterReply(before, sent, list));
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

export const wishStore = createWishStore(deviceStorage, globalThis);
