import { ENTRY_KINDS } from '@laneway/domain/earnings/ledger';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import {
  Amount,
  Count,
  Currency,
  Day,
  Id,
  Month,
  nullable,
  OrderId,
  oneOf,
  Timestamp,
  text,
} from './scalars.ts';

/** closing = opening + sales − refunds − fees − payouts. */
const monthFields = {
  month: Month,
  currency: Currency,
  opening_balance: Amount,
  /** List prices of sales, gifts included. */
  sales: Amount,
  /** List prices of refunds. */
  refunds: Amount,
  fees: Amount,
  payouts: Amount,
  /** A negative balance, when refunds exceed sales, carries over. */
  closing_balance: Amount,
  sale_count: Count,
  refund_count: Count,
  due_on: Day,
  /** What would be paid on `due_on` if nothing changed: never more than the current balance. */
  amount_due: Amount,
  dispute_until: Day,
  /** False for the current month. */
  closed: Type.Boolean(),
};

export const Statement = reply('Statement', monthFields);
export type Statement = Static<typeof Statement>;

export const StatementPage = page('StatementPage', Statement);
export type StatementPage = Static<typeof StatementPage>;

/** One transaction of a month. A refund is the sale with its signs reversed; a payout has no guide. */
export const StatementLine = reply('StatementLine', {
  at: Timestamp,
  kind: oneOf(ENTRY_KINDS),
  order_id: nullable(OrderId),
  g_id: nullable(Id),
  g_title: nullable(text(LIMITS.title)),
  list_price: Amount,
  fee: Amount,
  royalty: Amount,
});
export type StatementLine = Static<typeof StatementLine>;

export const StatementDetail = reply('StatementDetail', {
  ...monthFields,
  lines: Type.Array(StatementLine, { maxItems: 100_000 }),
});
export type StatementDetail = Static<typeof StatementDetail>;

export const MonthParams = request('MonthParams', { month: Month });

/** The sales of one guide in one month; the amounts are sales minus refunds. */
export const MonthlySales = reply('MonthlySales', {
  month: Month,
  g_id: Id,
  g_title: text(LIMITS.title),
  copies: Count,
  gifts: Count,
  refunded: Count,
  sales: Amount,
  fees: Amount,
  royalties: Amount,
});
export type MonthlySales = Static<typeof MonthlySales>;

export const MonthlySalesPage = page('MonthlySalesPage', MonthlySales);
export type MonthlySalesPage = Static<typeof MonthlySalesPage>;

export const ListSalesQuery = request('ListSalesQuery', {
  from: Type.Optional(Month),
  to: Type.Optional(Month),
  guide_id: Type.Optional(Id),
  ...pagingFields,
});
export type ListSalesQuery = Static<typeof ListSalesQuery>;

export const MoneyTotalsQuery = request('MoneyTotalsQuery', {
  from: Type.Optional(Month),
  to: Type.Optional(Month),
});
export type MoneyTotalsQuery = Static<typeof MoneyTotalsQuery>;

/** The platform's totals for a range of months, both ends included. */
export const MoneyTotals = reply('MoneyTotals', {
  from: Month,
  to: Month,
  currency: Currency,
  orders: Count,
  sales: Amount,
  refunds: Amount,
  fees: Amount,
  /** The tax within the sales, paid out of the fees. */
  gst: Amount,
  royalties: Amount,
  payouts: Amount,
  /** Sales and refunds by our orders, then the same two (`received`, `returned`) by the payment provider's events. */
  ordered: Amount,
  order_refunds: Amount,
  received: Amount,
  returned: Amount,
  /** True when ledger, orders and provider agree to the cent over these months, and the ledger sums to zero. */
  reconciled: Type.Boolean(),
  owed_to_creators: Amount,
  /** The sum of the ledger over these months: anything but zero is a defect. */
  ledger_sum: Amount,
});
export type MoneyTotals = Static<typeof MoneyTotals>;

/** A creator who is due a payout. */
export const Payable = reply('Payable', {
  creator_id: Id,
  creator_name: text(LIMITS.name),
  /** The latest month whose royalties are due. */
  month: Month,
  amount_due: Amount,
  balance: Amount,
  due_on: Day,
  /** A creator who has deleted their account is paid after this day; null for all others. */
  held_back_until: nullable(Day),
});
export type Payable = Static<typeof Payable>;

export const PayablePage = page('PayablePage', Payable);
export type PayablePage = Static<typeof PayablePage>;

/** For each coming day, the royalties that all creators together would be paid if nothing changed. */
export const UpcomingPayouts = reply('UpcomingPayouts', {
  items: Type.Array(
    reply('UpcomingPayout', {
      due_on: Day,
      amount: Amount,
      creators: Count,
      /** True for creators who have deleted their accounts: they are paid after this day. */
      on_hold: Type.Boolean(),
    }),
    // One for each of a few months, and one for each day on which the hold on some balance ends.
    { maxItems: 1_000 },
  ),
});
export type UpcomingPayouts = Static<typeof UpcomingPayouts>;

export const CreatorParams = request('CreatorParams', { id: Id });

export const RecordPayoutBody = request('RecordPayoutBody', {
  month: Month,
  /** The amount that the admin saw as due. A payout of any other amount is refused. */
  amount: Amount,
});
export type RecordPayoutBody = Static<typeof RecordPayoutBody>;

export const Payout = reply('Payout', {
  creator_id: Id,
  month: Month,
  amount: Amount,
  balance: Amount,
});
export type Payout = Static<typeof Payout>;
