import { formatCents } from '@laneway/domain/money';
import type { Transaction } from '../../platform/database/database.ts';
import { addNotification, addSale } from '../notifications/public.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Tells the creator of a sale, in the transaction that delivers the guide. The buyer stays anonymous. There are no
 * emails about sales and refunds: a guide may sell many times a day, and statements list both.
 */
export async function notifyOfSale(tx: Transaction, order: OrderRow): Promise<void> {
  const { author_id: userId, guide_id: guideId, title } = order;
  await addSale(tx, { userId, kind: 'guide_sold', guideId }, earnedCents(order), (total) => ({
    title: total.times > 1 ? `You sold “${title}” ${total.times} times` : soldText(order),
    body: `You earned ${formatCents(total.cents)}.`,
  }));
}

function soldText({ kind, title }: OrderRow): string {
  return kind === 'gift' ? `Someone bought “${title}” as a gift` : `You sold “${title}”`;
}

export async function notifyOfRefund(tx: Transaction, order: OrderRow): Promise<void> {
  await addNotification(tx, {
    userId: order.author_id,
    kind: 'sale_refunded',
    title: `A sale of “${order.title}” was refunded`,
    body: `We’ve taken ${formatCents(earnedCents(order))} off your earnings.`,
    guideId: order.guide_id,
  });
}

function earnedCents({ price_cents: price, fee_cents: fee }: OrderRow): number {
  return price - fee;
}
