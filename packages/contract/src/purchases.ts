import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { ORDER_STATES } from '@laneway/domain/purchase/order-machine';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import {
  Currency,
  Id,
  Month,
  nullable,
  OrderId,
  oneOf,
  Price,
  Timestamp,
  text,
} from './scalars.ts';

export const PurchaseQuery = request('PurchaseQuery', { guide_id: Id });
export type PurchaseQuery = Static<typeof PurchaseQuery>;

/** The buyer owns the guide, by this call or an earlier one. */
export const Owned = reply('Owned', {
  status: Type.Literal('owned'),
  guide_id: Id,
  /** Null when no order was needed. */
  order_id: nullable(OrderId),
});
export type Owned = Static<typeof Owned>;

/** Nothing is owned yet: the browser opens the provider's page and requests the order later. */
export const Checkout = reply('Checkout', {
  order_id: OrderId,
  checkout_url: text(LIMITS.uri),
});
export type Checkout = Static<typeof Checkout>;

export const ORDER_KINDS = ['purchase', 'gift'] as const;

const orderFields = {
  order_id: OrderId,
  kind: oneOf(ORDER_KINDS),
  status: oneOf(ORDER_STATES),
  guide_id: Id,
  g_title: text(LIMITS.title),
  /** The list price when the order was made, GST included. */
  amount: Price,
  currency: Currency,
  created_at: Timestamp,
  paid_at: nullable(Timestamp),
  refunded_at: nullable(Timestamp),
  /** Null for a purchase. */
  gift_status: nullable(oneOf(GIFT_STATES)),
};

/** An order as its buyer sees it. */
export const Order = reply('Order', {
  ...orderFields,
  /** True once the order is final, so a waiting screen can continue. */
  settled: Type.Boolean(),
  /** The provider's page, while payment is still possible. */
  checkout_url: nullable(text(LIMITS.uri)),
  /** The friend's email as the giver entered it; null for a purchase. */
  friend_email: nullable(text(LIMITS.email)),
  friend_name: nullable(text(LIMITS.name)),
  /** The giver's message to the friend. */
  personal_message: nullable(text(LIMITS.personalMessage)),
});
export type Order = Static<typeof Order>;

export const OrderPage = page('OrderPage', Order);
export type OrderPage = Static<typeof OrderPage>;

export const OrderParams = request('OrderParams', { id: OrderId });

/** The test provider's pages name this parameter `order`. */
export const TestCheckoutParams = request('TestCheckoutParams', { order: OrderId });

/** The reply to a script; a browser is redirected to the app. */
export const TestCheckoutOutcome = reply('TestCheckoutOutcome', {
  order_id: OrderId,
  status: oneOf(ORDER_STATES),
  return_url: text(LIMITS.uri),
});
export type TestCheckoutOutcome = Static<typeof TestCheckoutOutcome>;

export const PaymentEventReceipt = reply('PaymentEventReceipt', { received: Type.Literal(true) });
export type PaymentEventReceipt = Static<typeof PaymentEventReceipt>;

/** An order as admins see it. */
export const ManagedOrder = reply('ManagedOrder', {
  ...orderFields,
  buyer_id: nullable(Id),
  buyer_name: text(LIMITS.name),
  provider: text(40),
  /** Laneway's share of the amount. */
  fee: Price,
  /** The provider's reason for rejecting the payment. */
  failure: nullable(text(500)),
});
export type ManagedOrder = Static<typeof ManagedOrder>;

export const ManagedOrderPage = page('ManagedOrderPage', ManagedOrder);
export type ManagedOrderPage = Static<typeof ManagedOrderPage>;

const orderFilters = {
  status: Type.Optional(oneOf(ORDER_STATES)),
  guide_id: Type.Optional(Id),
  buyer_id: Type.Optional(Id),
};

export const ListOrdersQuery = request('ListOrdersQuery', { ...orderFilters, ...pagingFields });
export type ListOrdersQuery = Static<typeof ListOrdersQuery>;

/** The filters of the list, and the first and last month in which the orders were made. */
export const ExportOrdersQuery = request('ExportOrdersQuery', {
  ...orderFilters,
  from: Type.Optional(Month),
  to: Type.Optional(Month),
});
export type ExportOrdersQuery = Static<typeof ExportOrdersQuery>;

export const RefundOrderBody = request('RefundOrderBody', { reason: text(LIMITS.comment) });
export type RefundOrderBody = Static<typeof RefundOrderBody>;
