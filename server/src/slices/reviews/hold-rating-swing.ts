import { ESTABLISHED_AFTER_DAYS, ratingsToHold, SWING } from '@laneway/domain/reviews/moderation';
import type { RatingTotal } from '@laneway/domain/reviews/rating';
import { DAY_MS } from '@laneway/domain/timing';
import type { Transaction } from '../../platform/database/database.ts';
import { addRatings, findRatedGuide, type RatedGuide } from '../catalogue/public/guide-ratings.ts';
import { findUnprovenRatings, holdStars } from './held-ratings-store.ts';
import { notifyOfHeldRatings } from './notify.ts';

/** Removes the ratings of a sudden swing from the guide's average until an admin has decided. The guide is locked. */
export async function holdRatingSwing(
  tx: Transaction,
  guide: RatedGuide,
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<void> {
  const rows = await findUnprovenRatings(tx, guide.id, {
    rated: daysBefore(now, SWING.windowDays),
    accountCreated: daysBefore(now, ESTABLISHED_AFTER_DAYS),
  });
  const unproven = rows.map(({ id, rating, stars_held }) => ({
    id,
    stars: rating,
    isHeld: stars_held,
  }));
  const counted = totalOf(unproven.filter(({ isHeld }) => !isHeld));
  const all = (await findRatedGuide(tx, null, guide.id))?.ratings ?? counted;
  const others = { sum: all.sum - counted.sum, count: all.count - counted.count };
  const held = ratingsToHold(others, unproven);
  if (held.length === 0) return;
  await holdStars(tx, held);
  const { sum, count } = totalOf(unproven.filter(({ id }) => held.includes(id)));
  await addRatings(tx, guide.id, { sum: -sum, count: -count });
  await notifyOfHeldRatings(tx, guide, actorId);
}

function totalOf(ratings: readonly { readonly stars: number }[]): RatingTotal {
  return { sum: ratings.reduce((sum, { stars }) => sum + stars, 0), count: ratings.length };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
