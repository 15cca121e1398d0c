import { checkSignedIn } from '../access.ts';
import { GUIDE_NOT_FOUND } from '../guides/not-found.ts';
import type { Cents } from '../money.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Actor } from '../roles.ts';
import { PURCHASE_COMPLETION_LOCK_MS } from '../timing.ts';
import type { ListingState } from '../workflow/listing.ts';

/**
 * The one access check for content: places, media, presigned links, offline packs and search all use it to decide
 * whether a person sees the inside of a guide or only its teaser. The inside is what is sold: the texts, media, paths
 * and exact positions of its places, and the guide's own path, boundary and walk. The teaser is everything else that the
 * guide says about itself, including its own image, audio and video: they introduce it, as a trailer does.
 */
export type GuideForAccess = {
  readonly isPublic: boolean;
  readonly priceCents: number;
  readonly authorId: number | null;
  readonly listing: ListingState;
};

export type AccessRequest = {
  /** Null for a visitor who is not logged in. */
  readonly viewer: Actor | null;
  readonly guide: GuideForAccess;
  /** True if the viewer bought, was given or acquired the guide. */
  readonly owned: boolean;
};

export type InsideReason = 'owner' | 'author' | 'admin' | 'public';

export type TeaserReason = 'withdrawn' | 'not_signed_in' | 'not_owned';

export type GuideAccess =
  | { readonly sees: 'inside'; readonly because: InsideReason }
  | { readonly sees: 'teaser'; readonly because: TeaserReason };

/** Decides what a person sees of a guide, and why. Buyers keep access to a withdrawn guide. */
export function guideAccess({ viewer, guide, owned }: AccessRequest): GuideAccess {
  if (viewer !== null) {
    if (owned) return { sees: 'inside', because: 'owner' };
    if (viewer.id === guide.authorId) return { sees: 'inside', because: 'author' };
    if (viewer.role === 'admin') return { sees: 'inside', because: 'admin' };
  }
  if (guide.listing === 'withdrawn') return { sees: 'teaser', because: 'withdrawn' };
  if (guide.isPublic) return { sees: 'inside', because: 'public' };
  return { sees: 'teaser', because: viewer === null ? 'not_signed_in' : 'not_owned' };
}

export type OpeningAction = 'open' | 'login_first' | 'acquire_free' | 'buy' | 'unavailable';

export function openingAction(request: AccessRequest): OpeningAction {
  const access = guideAccess(request);
  if (access.sees === 'inside') return 'open';
  const reason: TeaserReason = access.because;
  switch (reason) {
    case 'withdrawn':
      return 'unavailable';
    case 'not_signed_in':
      return 'login_first';
    case 'not_owned':
      return request.guide.priceCents === 0 ? 'acquire_free' : 'buy';
  }
}

/** A withdrawn guide looks to strangers as if it didn't exist. */
const TEASER_REFUSALS = {
  withdrawn: GUIDE_NOT_FOUND,
  not_signed_in: refusal('not_allowed', 'Log in to open this guide'),
  not_owned: refusal('not_allowed', 'You don’t have this guide yet'),
} as const satisfies Record<TeaserReason, Refusal>;

/** The refusal for someone who requests what everyone sees of a guide; null unless the guide isn't there for them. */
export function teaserRefusal(access: GuideAccess): Refusal | null {
  return access.because === 'withdrawn' ? TEASER_REFUSALS.withdrawn : null;
}

/** The refusal for someone who requests the inside; null when they may see it. */
export function insideRefusal(access: GuideAccess): Refusal | null {
  return access.sees === 'inside' ? null : TEASER_REFUSALS[access.because];
}

export const purchaseTexts = {
  ownGuide: 'You can’t buy your own guide',
  failed: 'The purchase didn’t go through. Please try again.',
  cancelled: 'Cancelled.',
} as const;

/** The outcome of a request to purchase a guide. */
export type PurchasePlan =
  | { readonly kind: 'already_owned' }
  | { readonly kind: 'grant_free' }
  | { readonly kind: 'checkout'; readonly amountCents: Cents };

/**
 * Decides a purchase request. An author is refused, because buying from oneself would only pay the fee; admins can see
 * everything but may still buy.
 */
export function planPurchase({
  viewer,
  guide,
  owned,
}: AccessRequest): Result<PurchasePlan, Refusal> {
  const buyer = checkSignedIn(viewer);
  if (!buyer.ok) return buyer;
  if (owned) return ok({ kind: 'already_owned' });
  if (guide.listing === 'withdrawn') return fail(GUIDE_NOT_FOUND);
  if (buyer.value.id === guide.authorId) return fail(refusal('conflict', purchaseTexts.ownGuide));
  if (guide.isPublic || guide.priceCents === 0) return ok({ kind: 'grant_free' });
  return ok({ kind: 'checkout', amountCents: guide.priceCents });
}

/** True if a completed purchase should be handled now, given the time of the last one. */
export function mayCompletePurchase(lastCompletedAtMs: number | null, nowMs: number): boolean {
  return lastCompletedAtMs === null || nowMs - lastCompletedAtMs >= PURCHASE_COMPLETION_LOCK_MS;
}
