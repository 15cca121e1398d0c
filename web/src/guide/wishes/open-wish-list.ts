import type { CallServer } from '../../api/client.ts';
import type { Session } from '../../api/session/create-session.ts';
import {
  type Connection,
  type Delivery,
  type DeliveryOutcome,
  deliverWhileOnline,
  openConnection,
} from '../../core/deliver-while-online.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { exclusive } from '../../core/exclusive.ts';
import { createStore, type ReadableStore } from '../../core/store.ts';
import { deliveryFailureOf } from '../../offline/outbox/deliver.ts';
import { type WishStore, wishStore } from './wish-store.ts';
import { hasPending, NO_CHANGE, NO_WISHES, nextChange } from './wishes.ts';

/** Keeps the logged-in user's wish list the same here and on the server. */
export type OpenWishList = {
  /** True after the server couldn't be asked. */
  readonly isFailing: ReadableStore<boolean>;
  /** Asks the server again. */
  readonly refresh: () => void;
  readonly stop: () => void;
};

export type WishListParts = {
  readonly session: Pick<Session, 'getState' | 'subscribe'>;
  readonly call: CallServer;
  readonly store: WishStore;
  readonly connection: Connection;
};

/** The pause before the server is asked again. */
const RETRY_MS = 30_000;

/** A list belongs to the session and not to a page, so that a login takes the visitors' list along. */
let current: { readonly session: Session; readonly list: OpenWishList } | null = null;

export function openWishList(session: Session, call: CallServer): OpenWishList {
  if (current?.session === session) return current.list;
  current?.list.stop();
  const parts = { session, call, store: wishStore, connection: openConnection() };
  current = { session, list: createWishListSync(parts) };
  return current.list;
}

export function createWishListSync(parts: WishListParts): OpenWishList {
  const { session, call, store, connection } = parts;
  const isFailing = createStore(false);
  /** The account whose list the server has told since this page was opened. */
  let known: number | null = null;

  const currentUser = (): number | null => {
    const state = session.getState();
    return state.kind === 'logged_in' ? state.user.u_id : null;
  };

  const sendNext = async (): Promise<DeliveryOutcome> => {
    const userId = currentUser();
    if (userId === null) return 'nothing left';
    store.join(userId);
    const wishes = store.read(userId) ?? NO_WISHES;
    if (known === userId && !hasPending(wishes)) return 'nothing left';
    const change = hasPending(wishes) ? nextChange(wishes) : NO_CHANGE;
    try {
      const { guide_ids } = hasPending(wishes)
        ? await call('changeWishList', {
            body: { add: [...change.add], remove: [...change.remove] },
          })
        : await call('getWishList');
      isFailing.setState(false);
      // Someone who has deleted the account meanwhile leaves nothing here.
      if (currentUser() !== userId) return 'blocked';
      store.receive(userId, change, guide_ids);
      known = userId;
      return 'done';
    } catch (error) {
      isFailing.setState(true);
      const failure = deliveryFailureOf(error);
      if (failure.kind === 'refused') throw error;
      return failure.kind === 'login' ? 'blocked' : 'retry';
    }
  };

  const delivery: Delivery = deliverWhileOnline({
    sendNext,
    connection,
    // Without Web Locks, two tabs may send the same change, which has no further effect.
    runExclusive: (task, signal) =>
      exclusive(navigator.locks, 'laneway.wish-list', task, { signal }),
    pauseMs: () => RETRY_MS,
    onError: (error) => logProblem('The wish list couldn’t be sent:', error),
  });
  const sendNow = () => void delivery.sendNow();
  const unsubscribe = [session.subscribe(sendNow), store.subscribe(sendNow)];
  sendNow();

  return {
    isFailing,
    refresh: () => {
      known = null;
      sendNow();
    },
    stop: () => {
      for (const end of unsubscribe) end();
      delivery.stop();
    },
  };
}
