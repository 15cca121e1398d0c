import type { UpcomingPayouts } from '@laneway/contract/earnings';
import { dayOf, type Month, nextMonth } from '@laneway/domain/calendar';
import { latestDueMonth } from '@laneway/domain/earnings/deadlines';
import { addPayouts, expectedPayouts, type PayoutDay } from '@laneway/domain/earnings/upcoming';
import { decimalFromCents } from '@laneway/domain/money';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { spanOf } from './public/month-span.ts';

const CREATORS_PER_PAGE = 500;

type UnpaidRow = {
  readonly id: number;
  readonly left_at: Date | null;
  readonly balance: number;
  /** The earnings of each month since, refunds deducted. */
  readonly later: Readonly<Record<Month, number>>;
};

/** The balances of creators who are owed something, and what of them was earned since a time, by month. */
const UNPAID = statement<UnpaidRow>(
  'earnings.unpaid',
  `SELECT owed.creator_id AS id, u.deleted_at AS left_at, owed.cents AS balance, later.months AS later
     FROM (SELECT creator_id, cents FROM creator_balances WHERE cents > 0 AND creator_id > $2::integer
            ORDER BY creator_id LIMIT $3) owed
     JOIN users u ON u.id = owed.creator_id
    CROSS JOIN LATERAL (
          SELECT coalesce(jsonb_object_agg(month, earned), '{}') AS months
            FROM (SELECT to_char(e.happened_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, sum(-p.cents)::bigint AS earned
                    FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
                   WHERE e.happened_at >= $1::timestamptz AND e.kind <> 'payout' AND p.creator_id = owed.creator_id
                   GROUP BY 1) by_month) later
    ORDER BY owed.creator_id`,
);

/** The payouts of the next months to all creators together, by the day on which they are due. */
export async function listUpcomingPayouts(db: Queryable, now: Date): Promise<UpcomingPayouts> {
  const today = dayOf(now.toISOString());
  const { from } = spanOf(nextMonth(latestDueMonth(today)));
  let days: ReadonlyMap<string, PayoutDay> = new Map();
  let rows = await db.query(UNPAID, [from, 0, CREATORS_PER_PAGE]);
  while (rows.length > 0) {
    days = rows.reduce((sums, row) => addPayouts(sums, payoutsTo(row, today)), days);
    rows = await db.query(UNPAID, [from, rows.at(-1)?.id ?? 0, CREATORS_PER_PAGE]);
  }
  const sorted = [...days.values()].toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  return {
    items: sorted.map(({ dueOn, cents, creators, isOnHold }) => ({
      due_on: dueOn,
      amount: decimalFromCents(cents),
      creators,
      on_hold: isOnHold,
    })),
  };
}

function payoutsTo({ balance, later, left_at }: UnpaidRow, today: string) {
  return expectedPayouts(
    {
      balanceCents: balance,
      later: Object.entries(later).map(([month, earnedCents]) => ({ month, earnedCents })),
      leftOn: left_at === null ? null : dayOf(left_at.toISOString()),
    },
    today,
  );
}
