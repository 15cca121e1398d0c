import {
  type EntryKind,
  type LedgerAccount,
  type LedgerEntry,
  restoreEntry,
} from '@laneway/domain/earnings/ledger';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** The database allows one sale and one refund per order. */
const INSERT_ENTRY = statement<{ id: number }>(
  'earnings.insert_entry',
  `INSERT INTO ledger_entries (kind, order_id, description, happened_at) VALUES ($1, $2, $3, $4) RETURNING id`,
);
const INSERT_POSTINGS = statement<never>(
  'earnings.insert_postings',
  `INSERT INTO ledger_postings (entry_id, line, account, creator_id, guide_id, cents)
   SELECT $1, p.line, p.account, p.creator_id, $2, p.cents
     FROM unnest($3::text[], $4::integer[], $5::bigint[]) WITH ORDINALITY AS p (account, creator_id, cents, line)`,
);

type PostingRow = {
  readonly entry_id: number;
  readonly kind: EntryKind;
  readonly happened_at: Date;
  readonly account: LedgerAccount;
  readonly creator_id: number | null;
  readonly guide_id: number | null;
  readonly cents: number;
};
const SALE_OF_ORDER = statement<PostingRow>(
  'earnings.sale_of_order',
  `SELECT e.id AS entry_id, e.kind, e.happened_at, p.account, p.creator_id, p.guide_id, p.cents
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
    WHERE e.order_id = $1 AND e.kind IN ('sale', 'gift_sale') ORDER BY p.line`,
);

export type EntryToWrite = {
  readonly entry: LedgerEntry;
  /** Null for a payout, which is not about an order or a guide. */
  readonly orderId: string | null;
  readonly guideId: number | null;
};

/** Writes an entry with all its lines. The database checks at commit that they sum to zero. */
export async function writeEntry(
  tx: Queryable,
  { entry, orderId, guideId }: EntryToWrite,
): Promise<void> {
  const [row] = await tx.query(INSERT_ENTRY, [
    entry.kind,
    orderId,
    entry.reference,
    entry.occurredAt,
  ]);
  await tx.query(INSERT_POSTINGS, [
    row?.id,
    guideId,
    entry.lines.map(({ account }) => account),
    entry.lines.map(({ creatorId }) => creatorId),
    entry.lines.map(({ amountCents }) => amountCents),
  ]);
}

/** The sale of an order, as recorded in the ledger. */
export async function findSale(
  tx: Queryable,
  orderId: string,
): Promise<{ readonly entry: LedgerEntry; readonly guideId: number | null } | null> {
  const rows = await tx.query(SALE_OF_ORDER, [orderId]);
  const [first] = rows;
  if (first === undefined) return null;
  const head = {
    id: String(first.entry_id),
    occurredAt: first.happened_at.toISOString(),
    reference: orderId,
  };
  const lines = rows.map(({ account, creator_id: creatorId, cents: amountCents }) => ({
    account,
    creatorId,
    amountCents,
  }));
  return { entry: restoreEntry(head, first.kind, lines), guideId: first.guide_id };
}
