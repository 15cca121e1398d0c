import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import type { OrderState } from '@laneway/domain/purchase/order-machine';
import type { Order } from '../../api/queries/purchases.ts';
import type { ChipTone } from '../../ui/chip.tsx';

type OrderChip = { readonly text: string; readonly tone: ChipTone };

const REFUNDED: OrderChip = { text: 'Refunded', tone: 'outline' };
const NOT_PAID: OrderChip = { text: 'Not paid yet', tone: 'waiting' };

const STATES: Readonly<Record<OrderState, OrderChip>> = {
  created: NOT_PAID,
  checkout_open: NOT_PAID,
  paid: { text: 'Confirming payment', tone: 'waiting' },
  fulfilled: { text: 'Paid', tone: 'done' },
  cancelled: { text: 'Cancelled, not charged', tone: 'plain' },
  expired: { text: 'Timed out, not charged', tone: 'plain' },
  failed: { text: 'Failed, not charged', tone: 'plain' },
  refunded: REFUNDED,
};

/** What became of a gift once it was paid for; null where the order says it all. */
const GIFT_STATES: Readonly<Record<GiftState, OrderChip | null>> = {
  awaiting_payment: null,
  granted: { text: 'Delivered', tone: 'done' },
  awaiting_activation: { text: 'Not opened yet', tone: 'waiting' },
  claimed: { text: 'Opened', tone: 'done' },
  // The friend had the guide already, so the money is on its way back.
  undeliverable: REFUNDED,
  abandoned: null,
  refunded: REFUNDED,
};

/** The state of an order as its buyer sees it. */
export function orderChip({
  status,
  gift_status,
}: Pick<Order, 'status' | 'gift_status'>): OrderChip {
  return (gift_status === null ? null : GIFT_STATES[gift_status]) ?? STATES[status];
}
