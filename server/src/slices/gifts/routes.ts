import { answer, type HandlersOf, refused } from '../../platform/calls.ts';
import type { PurchasesDeps } from '../purchases/public.ts';
import { purchaseForFriend } from './purchase-for-friend.ts';

export function giftHandlers(deps: PurchasesDeps): HandlersOf<'gifts'> {
  return {
    purchaseForFriend: async ({ query, viewer }) => {
      const begun = await purchaseForFriend(deps, viewer, query);
      return begun.ok
        ? answer<'purchaseForFriend'>({ status: 202, body: begun.value })
        : refused(begun.error);
    },
  };
}
