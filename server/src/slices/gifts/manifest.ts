import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import type { PurchasesDeps } from '../purchases/public.ts';
import { giftsPersonalData } from './personal-data.ts';
import { purchaseForFriend } from './purchase-for-friend.ts';

export function giftsSlice(deps: PurchasesDeps): SliceManifest {
  return { name: 'gifts', handlers: giftHandlers(deps), people: giftsPersonalData };
}

function giftHandlers(deps: PurchasesDeps): HandlersOf<'gifts'> {
  return {
    purchaseForFriend: async ({ query, viewer }) => {
      return respond(202, await purchaseForFriend(deps, viewer, query));
    },
  };
}
