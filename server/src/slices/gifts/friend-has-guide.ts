import type { Queryable } from '../../platform/database.ts';
import { findAddressOwner } from '../accounts/public.ts';
import { findWaiting, hasGuide } from './store.ts';

/**
 * Whether a gift of this guide would be one too many: the owner of the address has it, or it waits for them. What an
 * account has that nobody has proven to be theirs does not count, or a stranger who opened one with their address and
 * bought the guide could keep every gift from them. If that account turns out to be theirs, the giver is paid back.
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

/** Whether this guide waits, as a gift, for somebody to prove the address. */
export async function isWaiting(
  db: Queryable,
  friendEmail: string,
  guideId: number,
): Promise<boolean> {
  const waiting = await findWaiting(db, friendEmail);
  return waiting.some(({ guide_id }) => guide_id === guideId);
}
