import type { Queryable } from '../../platform/database/database.ts';
import { findAddressOwner } from '../accounts/public.ts';
import { findWaiting, hasGuide } from './store.ts';

/**
 * True if a gift of this guide would be a duplicate: the owner of the email has it, or it waits for them. What an
 * unverified account owns doesn't count, or a stranger could register with the email, buy the guide and so block
 * every gift to its owner. If that account turns out to be theirs, the giver is refunded.
 */
export async function friendHasGuide(
  db: Queryable,
  friendEmail: string,
  guideId: number,
): Promise<boolean> {
  const owner = await findAddressOwner(db, friendEmail);
  if (owner !== null) return hasGuide(db, owner.userId, guideId);
  return isWaiting(db, friendEmail, guideId);
}

/** True if this guide is waiting, as a gift, for someone to verify the email. */
export async function isWaiting(
  db: Queryable,
  friendEmail: string,
  guideId: number,
): Promise<boolean> {
  const waiting = await findWaiting(db, friendEmail);
  return waiting.some(({ guide_id }) => guide_id === guideId);
}
