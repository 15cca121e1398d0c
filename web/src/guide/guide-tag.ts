import type { Guide } from './guide-facts.ts';

/** The ownership of a guide; a guide is the visitor's if they have bought, acquired, received or written it. */
export type Ownership = 'yours' | 'not yours' | 'unknown';

export type OwnershipFacts = {
  /** Null while nobody is logged in. */
  readonly userId: number | null;
  /** null while unknown. */
  readonly ownedIds: ReadonlySet<number> | null;
};

export function ownershipOf(guide: Guide, { userId, ownedIds }: OwnershipFacts): Ownership {
  if (userId !== null && guide.g_author_id === userId) return 'yours';
  if (ownedIds === null) return 'unknown';
  return ownedIds.has(guide.g_id) ? 'yours' : 'not yours';
}

/** The label instead of a price. */
export type GuideTag = 'yours' | 'free' | 'free with an account' | 'price';

/** null while unknown: a price must not flash on a guide that the visitor owns. */
export function guideTag(guide: Guide, ownership: Ownership): GuideTag | null {
  if (ownership === 'yours') return 'yours';
  if (guide.g_is_public) return 'free';
  if (ownership === 'unknown') return null;
  return guide.g_price === 0 ? 'free with an account' : 'price';
}

/** The text of a label, unless it is a price (`useTagText`). */
export const TAG_TEXTS: Readonly<Record<Exclude<GuideTag, 'price'>, string>> = {
  yours: 'Yours',
  free: 'Free',
  'free with an account': 'Free with an account',
};
