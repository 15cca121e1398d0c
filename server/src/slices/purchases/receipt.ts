import { gstWithin } from '@laneway/domain/guides/fees';
import { formatCents } from '@laneway/domain/money';
import { formatDate } from '@laneway/domain/text/dates';
import type { OrderRow } from './order-rows.ts';

export type Receipt = {
  readonly name: string;
  readonly title: string;
  readonly price: string;
  readonly gst: string;
  readonly date: string;
  readonly order: string;
};

export function receiptOf(order: OrderRow, at: Date): Receipt {
  return {
    name: order.buyer_name,
    title: order.title,
    price: formatCents(order.price_cents),
    gst: formatCents(gstWithin(order.price_cents)),
    date: formatDate(at.toISOString()) ?? '',
    order: order.id,
  };
}
