import type { WishList } from '@laneway/domain/guides/wish-list';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { useAccount } from '../visits/use-account.ts';
import type { OpenWishList } from './open-wish-list.ts';
import { wishStore } from './wish-store.ts';

/** A heart is shown without it, also by the server that renders the first screen. */
const lazyOpen = createLazyModule(async () => (await import('./open-wish-list.ts')).openWishList);

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
  const sync = useOpenWishList();
  const read = useCallback(() => (account === null ? null : wishStore.shown(account)), [account]);
  const list = useSyncExternalStore(wishStore.subscribe, read, () => null);
  const isFailing = useSyncExternalStore(
    sync?.isFailing.subscribe ?? subscribeToNothing,
    () => sync?.isFailing.getState() ?? false,
    () => false,
  );
  const setWished = useCallback(
    (guideId: number, isWished: boolean) => {
      if (account !== null) wishStore.set(account, guideId, isWished);
    },
    [account],
  );
  const refresh = useCallback(() => sync?.refresh(), [sync]);
  return { list, isFailing, setWished, refresh };
}

/** Null until its code has loaded. If that fails, the list of this device is shown, and the next page tries again. */
function useOpenWishList(): OpenWishList | null {
  const session = useSession();
  const call = useCall();
  const [sync, setSync] = useState<OpenWishList | null>(null);
  useEffect(() => {
    let isWanted = true;
    lazyOpen.fetch().then(
      (open) => isWanted && setSync(open(session, call)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [session, call]);
  return sync;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
