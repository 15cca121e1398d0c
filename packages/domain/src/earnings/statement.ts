import { type Day, lastDayOf, type Month, monthOf } from '../calendar.ts';
import type { Cents } from '../money.ts';
import { royaltiesDueOn } from './deadlines.ts';
import type { LedgerEntry, LedgerLine } from './ledger.ts';

/**
 * One creator's month. closing = opening + sales − refunds − fees − payouts; a negative closing balance is carried into
 * the next month instead of being paid or claimed.
 */
export type Statement = {
  readonly creatorId: number;
  readonly month: Month;
  readonly openingCents: Cents;
  /** List prices of sales, gifts included. */
  readonly salesCents: Cents;
  /** List prices of refunds. */
  readonly refundsCents: Cents;
  /** Fees on the sales, less the fees returned with refunds. */
  readonly feesCents: Cents;
  readonly payoutsCents: Cents;
  readonly closingCents: Cents;
  readonly saleCount: number;
  readonly refundCount: number;
  readonly dueOn: Day;
};

/**
 * A creator's statement for a month, from all ledger entries up to its end or later.
 * @internal Tests compare what the server computes in SQL with it.
 */
export function monthlyStatement(
  creatorId: number,
  month: Month,
  entries: readonly LedgerEntry[],
): Statement {
  const postings = entries.flatMap((entry) => postingOf(entry, creatorId) ?? []);
  const before = postings.filter((posting) => posting.month < month);
  const within = postings.filter((posting) => posting.month === month);
  const sales = within.filter((posting) => posting.kind === 'sale' || posting.kind === 'gift_sale');
  const refunds = within.filter((posting) => posting.kind === 'refund');
  const payouts = within.filter((posting) => posting.kind === 'payout');
  const traded = [...sales, ...refunds];
  const openingCents = total(before, 'owedCents');
  return {
    creatorId,
    month,
    openingCents,
    salesCents: total(sales, 'grossCents'),
    refundsCents: negate(total(refunds, 'grossCents')),
    feesCents: total(traded, 'grossCents') - total(traded, 'owedCents'),
    payoutsCents: negate(total(payouts, 'owedCents')),
    closingCents: openingCents + total(within, 'owedCents'),
    saleCount: sales.length,
    refundCount: refunds.length,
    dueOn: royaltiesDueOn(lastDayOf(month)),
  };
}

/**
 * The amount to pay when a statement is due: its closing balance less later payouts, but never more than the current
 * balance, so that later refunds aren't paid out first.
 */
export function amountDue(
  statement: Pick<Statement, 'closingCents'>,
  since: { readonly paidCents: Cents; readonly balanceNowCents: Cents },
): Cents {
  return Math.max(0, Math.min(statement.closingCents - since.paidCents, since.balanceNowCents));
}

/** An entry from one creator's view: what buyers paid, and how much more we owe the creator. */
type Posting = {
  readonly kind: LedgerEntry['kind'];
  readonly month: Month;
  readonly grossCents: Cents;
  readonly owedCents: Cents;
};

function postingOf(entry: LedgerEntry, creatorId: number): Posting | null {
  const isTheirs = (line: LedgerLine) =>
    line.account === 'creator_payable' && line.creatorId === creatorId;
  const owed = entry.lines.filter(isTheirs);
  if (owed.length === 0) return null;
  const gross = entry.lines.filter((line) => line.account === 'provider_clearing');
  return {
    kind: entry.kind,
    month: monthOf(entry.occurredAt),
    grossCents: gross.reduce((sum, line) => sum + line.amountCents, 0),
    owedCents: owed.reduce((sum, line) => sum - line.amountCents, 0),
  };
}

function total(postings: readonly Posting[], field: 'grossCents' | 'owedCents'): Cents {
  return postings.reduce((sum, posting) => sum + posting[field], 0);
}

function negate(cents: Cents): Cents {
  return cents === 0 ? 0 : -cents;
}
