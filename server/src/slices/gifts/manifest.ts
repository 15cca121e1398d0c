import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import type { PurchasesDeps } from '../purchases/public.ts';
import { giftsPersonalData } from './personal-data.ts';
import { purchaseForFriend } from './purchase-for-friend.ts';
import { type ResendDeps, resendGift } from './resend-gift.ts';

type GiftsDeps = PurchasesDeps & ResendDeps;

export function giftsSlice(deps: GiftsDeps): SliceManifest {
  return { name: 'gifts', handlers: giftHandlers(deps), personalData: giftsPersonalData };
}

function giftHandlers(deps: GiftsDeps): HandlersOf<'gifts'> {
  return {
    purchaseForFriend: async ({ query, viewer }) => {
      return respond(202, await purchaseForFriend(deps, viewer, query));
    },
    resendGift: async ({ params, body, viewer }) => {
      return respond(200, await resendGift(deps, viewer.id, params.id, body));
    },
  };
}
