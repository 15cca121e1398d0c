import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { PurchasesDeps } from '../purchases/public.ts';
import { purchaseForFriend } from './purchase-for-friend.ts';

export function giftHandlers(deps: PurchasesDeps): HandlersOf<'gifts'> {
  return {
    purchaseForFriend: async ({ query, viewer }) => {
      return respond(202, await purchaseForFriend(deps, viewer, query));
    },
  };
}
