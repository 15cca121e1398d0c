import { refundEntry } from '@laneway/domain/earnings/ledger';
import type { Queryable } from '../../../platform/database/database.ts';
import { findSale, writeEntry } from '../ledger-store.ts';

/** Records a refund in the ledger by reversing every line of the sale. */
export async function recordRefund(tx: Queryable, orderId: string, at: Date): Promise<void> {
  const sale = await findSale(tx, orderId);
  if (sale === null) throw new Error(`order ${orderId} was never booked as sold`);
  const head = { id: `refund ${orderId}`, reference: orderId, occurredAt: at.toISOString() };
  const entry = refundEntry(head, sale.entry);
  await writeEntry(tx, { entry, orderId, guideId: sale.guideId });
}
