import { saleEntry } from '@laneway/domain/earnings/ledger';
import { gstWithin } from '@laneway/domain/guides/fees';
import type { Queryable } from '../../../platform/database/database.ts';
import { writeEntry } from '../ledger-store.ts';

export type Sale = {
  readonly orderId: string;
  readonly kind: 'sale' | 'gift_sale';
  readonly guideId: number;
  readonly creatorId: number;
  readonly priceCents: number;
  readonly feeCents: number;
  readonly at: Date;
};

/** Records a sale in the ledger: fee, tax and the creator's royalty. */
export async function recordSale(tx: Queryable, sale: Sale): Promise<void> {
  const { orderId, kind, guideId, creatorId, priceCents, feeCents, at } = sale;
  const head = { id: `sale ${orderId}`, reference: orderId, occurredAt: at.toISOString() };
  const shares = { feeCents, creatorCents: priceCents - feeCents, gstCents: gstWithin(priceCents) };
  await writeEntry(tx, { entry: saleEntry(head, kind, shares, creatorId), orderId, guideId });
}
