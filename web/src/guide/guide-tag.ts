import { type Guide, priceText } from './guide-facts.ts';

/** Whether a guide is the visitor's: bought, claimed, given to them or written by them. */
export type Ownership = 'yours' | 'not yours' | 'unknown';

export type OwnershipFacts = {
  /** Null while nobody is logged in. */
  readonly userId: number | null;
  /** Null while they aren't known. */
  readonly ownedIds: ReadonlySet<number> | null;
};

export function ownershipOf(guide: Guide, { userId, ownedIds }: OwnershipFacts): Ownership {
  if (userId !== null && guide.g_author_id === userId) return 'yours';
  if (ownedIds === null) return 'unknown';
  return ownedIds.has(guide.g_id) ? 'yours' : 'not yours';
}

/** What stands where a price would. */
export type GuideTag = 'yours' | 'free' | 'free for members' | 'price';

/** Null while it isn't known: nobody should see a price for a moment on what they have paid already. */
export function guideTag(guide: Guide, ownership: Ownership): GuideTag | null {
  if (ownership === 'yours') return 'yours';
  if (guide.g_is_public) return 'free';
  if (ownership === 'unknown') return null;
  return guide.g_price === 0 ? 'free for members' : 'price';
}

export function tagText(tag: GuideTag, guide: Guide): string {
  switch (tag) {
    case 'yours':
      return 'Yours';
    case 'free':
      return 'Free';
    case 'free for members':
      return 'Free for members';
    case 'price':
      return priceText(guide);
  }
}
