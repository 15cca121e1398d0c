import type { WishList } from '@laneway/domain/guides/wish-list';
import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersOf, respondWith } from '../../platform/http/calls.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { changeStoredWishList } from './change-wish-list.ts';
import { wishListPersonalData } from './personal-data.ts';
import { findWishList } from './store.ts';

type WishListDeps = { readonly db: Database; readonly clock: Clock };

export function wishListSlice(deps: WishListDeps): SliceManifest {
  return {
    name: 'wish-list',
    handlers: wishListHandlers(deps),
    personalData: wishListPersonalData,
  };
}

function wishListHandlers({ db, clock }: WishListDeps): HandlersOf<'wish-list'> {
  return {
    getWishList: async ({ viewer }) =>
      answer<'getWishList'>({ status: 200, body: present(await findWishList(db, viewer.id)) }),
    changeWishList: ({ viewer, body, transact }) =>
      transact(async (tx) =>
        respondWith(200, await changeStoredWishList(tx, viewer.id, body, clock()), present),
      ),
  };
}

function present(list: WishList) {
  return { guide_ids: [...list] };
}
