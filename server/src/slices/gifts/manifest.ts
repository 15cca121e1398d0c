import type { SliceManifest } from '../../platform/slice.ts';
import type { PurchasesDeps } from '../purchases/public.ts';
import { giftsPersonalData } from './personal-data.ts';
import { giftHandlers } from './routes.ts';

export function giftsSlice(deps: PurchasesDeps): SliceManifest {
  return { name: 'gifts', handlers: giftHandlers(deps), people: giftsPersonalData };
}
