import type { MoneyTotals } from '@laneway/contract/earnings';
import { monthOf } from '@laneway/domain/calendar';
import { refundEntry, saleEntry } from '@laneway/domain/earnings/ledger';
import { gstWithin } from '@laneway/domain/guides/fees';
import type { Queryable } from '../../platform/database/database.ts';
import { getMoneyTotals } from './get-money-totals.ts';
import { findSale, writeEntry } from './ledger-store.ts';

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

/** Records a refund in the ledger by reversing every line of the sale. */
export async function recordRefund(tx: Queryable, orderId: string, at: Date): Promise<void> {
  const sale = await findSale(tx, orderId);
  if (sale === null) throw new Error(`order ${orderId} was never booked as sold`);
  const head = { id: `refund ${orderId}`, reference: orderId, occurredAt: at.toISOString() };
  const entry = refundEntry(head, sale.entry);
  await writeEntry(tx, { entry, orderId, guideId: sale.guideId });
}

/** The platform's totals for the current month. */
export async function currentTotals(db: Queryable, now: Date): Promise<MoneyTotals> {
  const month = monthOf(now.toISOString());
  const totals = await getMoneyTotals(db, { from: month, to: month }, now);
  if (!totals.ok) throw new Error('a month is a range');
  return totals.value;
}
