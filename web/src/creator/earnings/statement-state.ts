import type { Day } from '@laneway/domain/calendar';
import type { Cents } from '@laneway/domain/money';
import type { Statement } from '../../api/queries/earnings.ts';
import type { ChipTone } from '../../ui/chip.tsx';
import { centsOf } from './amounts.ts';

/**
 * - `open`: its month isn't over yet.
 * - `closed`: nothing is due yet, or there is nothing to pay.
 * - `due`: its payment is due.
 * - `paid`: its closing balance has been paid out.
 */
export type StatementState = 'open' | 'closed' | 'due' | 'paid';

export const STATEMENT_CHIPS: Readonly<
  Record<StatementState, { readonly text: string; readonly tone: ChipTone }>
> = {
  open: { text: 'Open', tone: 'outline' },
  closed: { text: 'Closed', tone: 'plain' },
  due: { text: 'Due', tone: 'waiting' },
  paid: { text: 'Paid', tone: 'done' },
};

export type MarkedStatement = Statement & { readonly state: StatementState };

/** Adds its state to each statement; they must be sorted latest first and include the latest. */
export function markStatements(
  statements: readonly Statement[],
  today: Day,
): readonly MarkedStatement[] {
  let paidSince: Cents = 0;
  return statements.map((statement) => {
    const marked = { ...statement, state: stateOf(statement, paidSince, today) };
    paidSince += centsOf(statement.payouts);
    return marked;
  });
}

function stateOf(statement: Statement, paidSince: Cents, today: Day): StatementState {
  const { closed, closing_balance, amount_due, due_on } = statement;
  const closing = centsOf(closing_balance);
  if (!closed) return 'open';
  if (closing > 0 && paidSince >= closing) return 'paid';
  return amount_due > 0 && due_on <= today ? 'due' : 'closed';
}

/** The next payment: what is due now, else the earliest still to come; null if nothing is owed. */
export type NextPayment = { readonly statement: Statement; readonly isDue: boolean };

export function nextPayment(statements: readonly Statement[], today: Day): NextPayment | null {
  const owing = statements.filter(({ amount_due }) => amount_due > 0);
  // Each month carries over the unpaid balance, so the latest one that is due includes all of it.
  const due = owing.find(({ closed, due_on }) => closed && due_on <= today);
  if (due !== undefined) return { statement: due, isDue: true };
  const coming = owing.at(-1);
  return coming === undefined ? null : { statement: coming, isDue: false };
}
