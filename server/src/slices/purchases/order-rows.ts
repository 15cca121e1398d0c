import type { ORDER_KINDS } from '@laneway/contract/purchases';
import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import type { OrderState } from '@laneway/domain/purchase/order-machine';

export type OrderKind = (typeof ORDER_KINDS)[number];

/** An order with the data about its guide and buyer for screens and emails. */
export type OrderRow = {
  readonly id: string;
  /** Increases with every order; lists and their cursors are sorted by it. */
  readonly number: number;
  readonly kind: OrderKind;
  readonly status: OrderState;
  readonly buyer_id: number;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly guide_id: number;
  readonly title: string;
  readonly author_id: number;
  readonly price_cents: number;
  readonly fee_cents: number;
  readonly provider: string;
  readonly provider_session: string | null;
  readonly provider_payment: string | null;
  readonly checkout_url: string | null;
  readonly checkout_expires_at: Date;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly checked_at: Date | null;
  readonly paid_at: Date | null;
  readonly refund_requested_at: Date | null;
  readonly refunded_at: Date | null;
  /** Null for a purchase. */
  readonly gift_status: GiftState | null;
  readonly friend_email: string | null;
  readonly friend_name: string | null;
  readonly personal_message: string | null;
};
