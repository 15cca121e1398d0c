import type { WishList } from '@laneway/domain/guides/wish-list';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { useStore } from '../../core/use-store.ts';
import { useAccount } from '../visits/use-account.ts';
import { openWishList } from './open-wish-list.ts';
import { wishStore } from './wish-store.ts';

export type UseWishList = {
  /** The latest first; null until it is known. */
  readonly list: WishList | null;
  /** True after the server couldn't be asked. */
  readonly isFailing: boolean;
  readonly setWished: (guideId: number, isWished: boolean) => void;
  readonly refresh: () => void;
};

/** The current person's wish list, on this device and in the account if there is one. */
export function useWishList(): UseWishList {
  const account = useAccount();
  const session = useSession();
  const call = useCall();
  const sync = useMemo(() => openWishList(session, call), [session, call]);
  const read = useCallback(() => (account === null ? null : wishStore.shown(account)), [account]);
  const list = useSyncExternalStore(wishStore.subscribe, read, () => null);
  const isFailing = useStore(sync.isFailing);
  const setWished = useCallback(
    (guideId: number, isWished: boolean) => {
      if (account !== null) wishStore.set(account, guideId, isWished);
    },
    [account],
  );
  return { list, isFailing, setWished, refresh: sync.refresh };
}
