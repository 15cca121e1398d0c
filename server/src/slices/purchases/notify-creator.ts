import { formatCents } from '@laneway/domain/money';
import type { Transaction } from '../../platform/database/database.ts';
import { addNotification } from '../notifications/public.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Tells the creator of a sale, in the transaction that delivers the guide. The buyer stays anonymous. There are no
 * emails about sales and refunds: a guide may sell many times a day, and statements list both.
 */
export async function notifyOfSale(tx: Transaction, order: OrderRow): Promise<void> {
  await addNotification(tx, {
    userId: order.author_id,
    kind: 'guide_sold',
    title: order.kind === 'gift' ? `“${order.title}” sold as a gift` : `“${order.title}” sold`,
    body: `You earned ${earnedText(order)}.`,
    guideId: order.guide_id,
  });
}

export async function notifyOfRefund(tx: Transaction, order: OrderRow): Promise<void> {
  await addNotification(tx, {
    userId: order.author_id,
    kind: 'sale_refunded',
    title: `A sale of “${order.title}” was refunded`,
    body: `We’ve taken ${earnedText(order)} off your earnings.`,
    guideId: order.guide_id,
  });
}

function earnedText({ price_cents: price, fee_cents: fee }: OrderRow): string {
  return formatCents(price - fee);
}
