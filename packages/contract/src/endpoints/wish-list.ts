import type { EndpointsOf } from '../endpoint-schema.ts';
import { ChangeWishListBody, WishList } from '../wish-list.ts';

export const wishListEndpoints = {
  getWishList: {
    summary: 'List the guides that the caller has saved for later, the latest first',
    responses: { 200: WishList },
  },
  changeWishList: {
    summary: 'Add guides to the caller’s wish list and remove others',
    description:
      'Repeating it has no further effect. A full list takes no more guides; the reply is the list as it is now.',
    body: ChangeWishListBody,
    responses: { 200: WishList },
  },
} as const satisfies EndpointsOf<'wish-list'>;
