import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import { advanceOrder, type OrderState } from '@laneway/domain/purchase/order-machine';
import type { ManagedOrder } from '../../api/queries/managed-orders.ts';
import { amountText } from '../../earnings/amounts.ts';
import type { ChipTone } from '../../ui/chip.tsx';

export const ORDER_CHIPS: Readonly<
  Record<OrderState, { readonly text: string; readonly tone: ChipTone }>
> = {
  created: { text: 'Started', tone: 'plain' },
  checkout_open: { text: 'At the checkout', tone: 'waiting' },
  paid: { text: 'Paid', tone: 'waiting' },
  fulfilled: { text: 'Fulfilled', tone: 'done' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
  expired: { text: 'Expired', tone: 'plain' },
  failed: { text: 'Failed', tone: 'danger' },
  refunded: { text: 'Refunded', tone: 'price' },
};

const GIFT_WORDS: Readonly<Record<GiftState, string>> = {
  awaiting_payment: 'not paid yet',
  granted: 'handed over',
  awaiting_activation: 'waits for the friend',
  claimed: 'claimed',
  undeliverable: 'friend has it already',
  abandoned: 'abandoned',
  refunded: 'taken back',
};

/** What was ordered, and how far a gift has come. */
export function kindText({ kind, gift_status }: ManagedOrder): string {
  if (kind === 'purchase') return 'Purchase';
  return gift_status === null ? 'Gift' : `Gift, ${GIFT_WORDS[gift_status]}`;
}

/** Whether there is money of this order that could go back. */
export function isRefundable({ status }: ManagedOrder): boolean {
  const move = advanceOrder(status, 'refund_issued');
  return move.ok && move.value.changed;
}

/** What a refund brings about, said before it is asked for. */
export function refundConsequences(order: ManagedOrder): readonly string[] {
  const { kind, amount, buyer_name, g_title } = order;
  return [
    `${amountText(amount)} goes back to ${buyer_name} by the way it came.`,
    kind === 'gift'
      ? `${g_title} is taken from the friend it was given to.`
      : `${g_title} leaves ${buyer_name}’s guides.`,
    'The sale, our fee and the creator’s royalty are reversed in this month’s books.',
    `${buyer_name} is told by email. None of this can be undone.`,
  ];
}
