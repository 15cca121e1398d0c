import { MAX_WISHES } from '@laneway/domain/guides/wish-list';
import { type Static, Type } from './json-schema.ts';
import { reply, request } from './objects.ts';
import { Id } from './scalars.ts';

const Ids = Type.Array(Id, { maxItems: MAX_WISHES });

export const WishList = reply('WishList', {
  /** The latest first. Guides that were withdrawn are left out until they are on sale again. */
  guide_ids: Ids,
});
export type WishList = Static<typeof WishList>;

export const ChangeWishListBody = request('ChangeWishListBody', {
  /** In the order in which they were added. Guides that aren’t on sale are ignored. */
  add: Ids,
  remove: Ids,
});
export type ChangeWishListBody = Static<typeof ChangeWishListBody>;
