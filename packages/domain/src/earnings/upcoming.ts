import { type Day, lastDayOf, type Month } from '../calendar.ts';
import type { Cents } from '../money.ts';
import { heldBackUntil, royaltiesDueOn } from './deadlines.ts';

/** A creator's earnings in a month, less refunds; negative if more was refunded. */
export type EarnedMonth = { readonly month: Month; readonly earnedCents: Cents };

export type UnpaidEarnings = {
  /** Everything owed today. */
  readonly balanceCents: Cents;
  /** The months that aren't due today. */
  readonly later: readonly EarnedMonth[];
  /** The day on which the creator deleted their account. */
  readonly leftOn: Day | null;
};

export type ExpectedPayout = {
  readonly dueOn: Day;
  readonly cents: Cents;
  /** The creator has left, so nothing is paid before this day. */
  readonly isOnHold: boolean;
};

/**
 * The payouts to expect as of today, after what is due already: for each month the domain's amountDue, if every payout
 * before it is made. Debts are carried over, and refunds that have been made since are never paid out first. The balance
 * of a creator who has left appears on the day until which it is on hold, with what is due already.
 */
export function expectedPayouts(
  { balanceCents, later, leftOn }: UnpaidEarnings,
  today: Day,
): readonly ExpectedPayout[] {
  const until = leftOn === null ? null : heldBackUntil(leftOn);
  const heldUntil = until !== null && today <= until ? until : null;
  let notYetDue = later.reduce((sum, { earnedCents }) => sum + earnedCents, 0);
  let paid = Math.max(0, Math.min(balanceCents - notYetDue, balanceCents));
  const payouts = new Map<Day, Cents>(heldUntil === null ? [] : [[heldUntil, paid]]);
  for (const { month, earnedCents } of later.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    notYetDue -= earnedCents;
    const cents = Math.max(0, Math.min(balanceCents - notYetDue, balanceCents) - paid);
    paid += cents;
    const due = royaltiesDueOn(lastDayOf(month));
    const dueOn = heldUntil !== null && due < heldUntil ? heldUntil : due;
    payouts.set(dueOn, (payouts.get(dueOn) ?? 0) + cents);
  }
  return [...payouts]
    .filter(([, cents]) => cents > 0)
    .map(([dueOn, cents]) => ({ dueOn, cents, isOnHold: dueOn === heldUntil }));
}

export type PayoutDay = ExpectedPayout & { readonly creators: number };

/** Adds a creator's payouts to those of others, by day. */
export function addPayouts(
  days: ReadonlyMap<string, PayoutDay>,
  payouts: readonly ExpectedPayout[],
): ReadonlyMap<string, PayoutDay> {
  const sums = new Map(days);
  for (const { dueOn, cents, isOnHold } of payouts) {
    const key = `${dueOn} ${isOnHold}`;
    const { cents: before, creators } = sums.get(key) ?? { cents: 0, creators: 0 };
    sums.set(key, { dueOn, isOnHold, cents: before + cents, creators: creators + 1 });
  }
  return sums;
}
