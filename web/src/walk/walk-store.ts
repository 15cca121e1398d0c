import { deviceStorage } from '../core/device-storage.ts';
import type { Account } from '../guide/visits/visit-store.ts';
import type { SavedWalk } from './saved-walk.ts';
import { parseWalks, printWalks, type SavedWalks, withoutWalk, withWalk } from './stored-walks.ts';
import { walksKey } from './walks-key.ts';

/** The unfinished walks on this device. They are never sent anywhere. */
export type WalkStore = {
  readonly find: (account: Account, guideId: number) => SavedWalk | null;
  readonly keep: (account: Account, walk: SavedWalk) => void;
  readonly forget: (account: Account, guideId: number) => void;
};

export function createWalkStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WalkStore {
  const read = (account: Account): SavedWalks => parseWalks(storage.getItem(walksKey(account)));
  const save = (account: Account, walks: SavedWalks): void => {
    if (walks.length === 0) storage.removeItem(walksKey(account));
    else storage.setItem(walksKey(account), printWalks(walks));
  };
  return {
    find: (account, guideId) => read(account).find((walk) => walk.guideId === guideId) ?? null,
    keep: (account, walk) => save(account, withWalk(read(account), walk)),
    forget: (account, guideId) => save(account, withoutWalk(read(account), guideId)),
  };
}

export const walkStore = createWalkStore(deviceStorage);
