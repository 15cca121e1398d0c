import type { OrderState } from '@laneway/domain/purchase/order-machine';
import type { Order } from '../../api/queries/purchases.ts';

/** The state shown on the page of an order. */
export type OrderView =
  /** The order hasn't loaded yet. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'waiting'; readonly order: Order }
  | { readonly kind: 'bought'; readonly order: Order }
  | { readonly kind: 'given'; readonly order: Order }
  | { readonly kind: 'unpaid'; readonly order: Order; readonly reason: UnpaidReason }
  | { readonly kind: 'refunded'; readonly order: Order; readonly text: string }
  /** The order doesn't exist, or belongs to someone else. */
  | { readonly kind: 'unknown' };

/** The reason why nothing was paid: the buyer's own choice, or an error. */
export type UnpaidReason = 'cancelled' | 'expired' | 'failed';

const REFUND_TEXTS = {
  refunded: 'We’ve refunded this order. Your money is on its way back.',
  undeliverable: 'Your friend already has this guide, so we’re refunding you.',
} as const;

type Outcome = 'open' | 'waiting' | 'handed_over' | UnpaidReason | 'refunded';

const OUTCOMES: Readonly<Record<OrderState, Outcome>> = {
  created: 'open',
  checkout_open: 'open',
  // Once the payment has arrived, cancelling no longer means anything.
  paid: 'waiting',
  fulfilled: 'handed_over',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  refunded: 'refunded',
};

export type OrderFacts = {
  readonly order: Order | undefined;
  readonly isUnknown: boolean;
  /** True if the buyer left the provider's page without paying. */
  readonly hasCancelled: boolean;
};

export function orderView({ order, isUnknown, hasCancelled }: OrderFacts): OrderView {
  if (order === undefined) return { kind: isUnknown ? 'unknown' : 'asking' };
  if (order.gift_status === 'undeliverable') {
    return { kind: 'refunded', order, text: REFUND_TEXTS.undeliverable };
  }
  const outcome = OUTCOMES[order.status];
  switch (outcome) {
    case 'open':
      return hasCancelled
        ? { kind: 'unpaid', order, reason: 'cancelled' }
        : { kind: 'waiting', order };
    case 'waiting':
      return { kind: 'waiting', order };
    case 'handed_over':
      return { kind: order.kind === 'gift' ? 'given' : 'bought', order };
    case 'refunded':
      return { kind: 'refunded', order, text: REFUND_TEXTS.refunded };
    case 'cancelled':
    case 'expired':
    case 'failed':
      return { kind: 'unpaid', order, reason: outcome };
  }
}

/** The text for a late confirmation, by what was ordered; null until that is known. */
export function lateText(kind: Order['kind'] | null): string {
  const calm = 'This is taking longer than usual. You won’t be charged twice.';
  switch (kind) {
    case 'purchase':
      return `${calm} Once it’s confirmed, the guide will be in Your guides and we’ll email you.`;
    case 'gift':
      return `${calm} Once it’s confirmed, we’ll send your gift and email you.`;
    case null:
      return `${calm} You can leave this page. We’ll take care of the rest.`;
  }
}
