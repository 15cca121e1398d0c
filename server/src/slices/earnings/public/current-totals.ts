import type { MoneyTotals } from '@laneway/contract/earnings';
import { monthOf } from '@laneway/domain/calendar';
import type { Queryable } from '../../../platform/database/database.ts';
import { getMoneyTotals } from '../get-money-totals.ts';

/** The platform's totals for the current month. */
export async function currentTotals(db: Queryable, now: Date): Promise<MoneyTotals> {
  const month = monthOf(now.toISOString());
  const totals = await getMoneyTotals(db, { from: month, to: month }, now);
  if (!totals.ok) throw new Error('a month is a range');
  return totals.value;
}
