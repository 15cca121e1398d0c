import { randomUUID } from 'node:crypto';
import { type LedgerEntry, saleEntry } from '@laneway/domain/earnings/ledger';
import { splitSale } from '@laneway/domain/guides/fees';
import { writeEntry } from '../slices/earnings/ledger-store.ts';
import { createGuide } from './guides.ts';
import type { TestDatabase } from './test-database.ts';

/** Records a ledger entry, with an order to refer to if it is a sale or a refund. */
export async function book(
  db: TestDatabase,
  entry: LedgerEntry,
  orderId: string | null,
  guideId: number | null,
): Promise<void> {
  await db.transaction((tx) => writeEntry(tx, { entry, orderId, guideId }));
}

/** An order for entries to refer to; its status doesn't matter. */
export async function bookOrder(
  { pool }: TestDatabase,
  buyerId: number,
  guideId: number,
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
     VALUES ($1, $2, $3, 'gift', 'fulfilled', 499, 150, 'test')`,
    [id, buyerId, guideId],
  );
  return id;
}

/** Sells a guide of this creator at a given time; returns the order. */
export async function earn(
  db: TestDatabase,
  creatorId: number,
  { cents, at, buyerId }: { readonly cents: number; readonly at: string; readonly buyerId: number },
): Promise<string> {
  const guide = await createGuide(db, { authorId: creatorId });
  const order = await bookOrder(db, buyerId, guide);
  const head = { id: randomUUID(), occurredAt: at, reference: order };
  await book(db, saleEntry(head, 'sale', splitSale(cents, 0), creatorId), order, guide);
  return order;
}
