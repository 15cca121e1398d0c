import type { MonthlySales, Statement, StatementLine } from '@laneway/contract/earnings';
import { lastDayOf, monthOf } from '@laneway/domain/calendar';
import { disputableUntil, royaltiesDueOn } from '@laneway/domain/earnings/deadlines';
import { amountDue } from '@laneway/domain/earnings/statement';
import { decimalFromCents } from '@laneway/domain/money';
import { CURRENCY } from '@laneway/domain/terms';
import type { SalesRow } from './sales-store.ts';
import type { LineRow, MonthRow } from './statement-store.ts';

export function presentStatement(row: MonthRow, now: Date): Statement {
  const dueOn = royaltiesDueOn(lastDayOf(row.month));
  const since = { paidCents: row.paid_since, balanceNowCents: row.balance_now };
  return {
    month: row.month,
    currency: CURRENCY,
    opening_balance: decimalFromCents(row.opening),
    sales: decimalFromCents(row.sales),
    refunds: decimalFromCents(row.refunds),
    fees: decimalFromCents(row.fees),
    payouts: decimalFromCents(row.payouts),
    closing_balance: decimalFromCents(row.closing),
    sale_count: row.sale_count,
    refund_count: row.refund_count,
    due_on: dueOn,
    amount_due: decimalFromCents(amountDue({ closingCents: row.closing }, since)),
    dispute_until: disputableUntil(dueOn),
    closed: row.month < monthOf(now.toISOString()),
  };
}

/** A payout has no list price and no fee: all of it is the creator's. */
export function presentLine(row: LineRow): StatementLine {
  const listPrice = row.kind === 'payout' ? 0 : row.gross;
  const fee = row.kind === 'payout' ? 0 : row.gross - row.owed;
  return {
    at: row.happened_at.toISOString(),
    kind: row.kind,
    order_id: row.order_id,
    g_id: row.guide_id,
    g_title: row.title,
    list_price: decimalFromCents(listPrice),
    fee: decimalFromCents(fee),
    royalty: decimalFromCents(row.owed),
  };
}

export function presentSales(row: SalesRow): MonthlySales {
  return {
    month: row.month,
    g_id: row.guide_id,
    g_title: row.title,
    copies: row.copies,
    gifts: row.gifts,
    refunded: row.refunded,
    sales: decimalFromCents(row.sales),
    fees: decimalFromCents(row.fees),
    royalties: decimalFromCents(row.royalties),
  };
}
