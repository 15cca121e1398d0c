import type { Payable, PayablePage, Payout, RecordPayoutBody } from '@laneway/contract/earnings';
import { dayOf, lastDayOf, type Month } from '@laneway/domain/calendar';
import { heldBackUntil, latestDueMonth, royaltiesDueOn } from '@laneway/domain/earnings/deadlines';
import { payoutEntry } from '@laneway/domain/earnings/ledger';
import { centsFromDecimal, decimalFromCents, formatCents } from '@laneway/domain/money';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { writeEntry } from './ledger-store.ts';
import { findPayables, lockPayable, type PayableRow } from './payables-store.ts';
import { spanOf } from './public/month-span.ts';

const DEFAULT_PAGE_SIZE = 50;
const NOBODY = refusal('not_found', 'Creator not found');
const NOT_DUE = refusal('conflict', 'This month’s royalties aren’t due yet.');
const otherAmount = (cents: number) =>
  refusal('conflict', `The amount due is ${formatCents(cents)}. Check it before you pay.`);
const heldBack = (until: string) =>
  refusal('conflict', `This creator has left. Their balance is on hold until ${until}.`);

/** All creators who are due royalties today. */
export async function listPayables(
  db: Queryable,
  query: { readonly limit?: number; readonly cursor?: string },
  now: Date,
): Promise<Result<PayablePage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const month = latestDueMonth(dayOf(now.toISOString()));
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findPayables(db, spanOf(month).until, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({ items: rows.map((row) => present(row, month)), next_cursor: nextCursor });
}

/** Records a payout of exactly what a creator was due up to this month, once, in the caller's transaction. */
export async function recordPayout(
  tx: Transaction,
  admin: Actor,
  creatorId: number,
  { month, amount }: RecordPayoutBody,
  now: Date,
): Promise<Result<Payout, Refusal>> {
  const today = dayOf(now.toISOString());
  if (month > latestDueMonth(today)) return fail(NOT_DUE);
  const row = await lockPayable(tx, creatorId, spanOf(month).until);
  if (row === null) return fail(NOBODY);
  const until = holdbackOf(row);
  if (until !== null && today <= until) return fail(heldBack(until));
  const due = Math.max(0, row.amount);
  if (due === 0 || centsFromDecimal(amount) !== due) return fail(otherAmount(due));
  const reference = `Royalties up to ${month}`;
  const head = { id: `payout ${creatorId} ${month}`, occurredAt: now.toISOString(), reference };
  const entry = payoutEntry(head, creatorId, due);
  await writeEntry(tx, { entry, orderId: null, guideId: null });
  await recordAdminAction(tx, {
    action: 'payout_recorded',
    by: admin,
    id: creatorId,
    name: row.name,
    nameOf: creatorId,
    details: { cents: due, month },
    now,
  });
  const balance = decimalFromCents(row.balance - due);
  return ok({ creator_id: creatorId, month, amount: decimalFromCents(due), balance });
}

function present(row: PayableRow, month: Month): Payable {
  return {
    creator_id: row.id,
    creator_name: row.name,
    month,
    amount_due: decimalFromCents(row.amount),
    balance: decimalFromCents(row.balance),
    due_on: royaltiesDueOn(lastDayOf(month)),
    held_back_until: holdbackOf(row),
  };
}

function holdbackOf({ left_at }: PayableRow): string | null {
  return left_at === null ? null : heldBackUntil(dayOf(left_at.toISOString()));
}
