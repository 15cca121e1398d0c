import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import { advanceOrder, type OrderState } from '@laneway/domain/purchase/order-machine';
import type { ManagedOrder } from '../api/queries/managed-orders.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import type { ChipTone } from '../ui/chip.tsx';

export const ORDER_CHIPS: Readonly<
  Record<OrderState, { readonly text: string; readonly tone: ChipTone }>
> = {
  created: { text: 'Started', tone: 'plain' },
  checkout_open: { text: 'At checkout', tone: 'waiting' },
  paid: { text: 'Paid', tone: 'waiting' },
  fulfilled: { text: 'Delivered', tone: 'done' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
  expired: { text: 'Expired', tone: 'plain' },
  failed: { text: 'Failed', tone: 'danger' },
  refunded: { text: 'Refunded', tone: 'outline' },
};

const GIFT_LABELS: Readonly<Record<GiftState, string>> = {
  awaiting_payment: 'not paid yet',
  granted: 'delivered',
  awaiting_activation: 'not claimed yet',
  claimed: 'claimed',
  undeliverable: 'friend already has it',
  abandoned: 'abandoned',
  refunded: 'refunded',
};

/** The kind of an order and, for a gift, its status. */
export function kindText({ kind, gift_status }: ManagedOrder): string {
  if (kind === 'purchase') return 'Purchase';
  return gift_status === null ? 'Gift' : `Gift, ${GIFT_LABELS[gift_status]}`;
}

/** True if this order still has money to refund. */
export function isRefundable({ status }: ManagedOrder): boolean {
  const move = advanceOrder(status, 'refund_issued');
  return move.ok && move.value.changed;
}

/** The consequences of a refund, shown before it is confirmed. */
export function refundConsequences(order: ManagedOrder): readonly string[] {
  const { kind, amount, buyer_name, g_title } = order;
  return [
    `${buyer_name} gets ${amountText(amount)} back the way they paid.`,
    kind === 'gift'
      ? `Their friend loses access to “${g_title}”.`
      : `${buyer_name} loses access to “${g_title}”.`,
    'We’ll reverse the sale, our fee and the creator’s royalties in this month’s books.',
    `We’ll email ${buyer_name}. You can’t undo this.`,
  ];
}
