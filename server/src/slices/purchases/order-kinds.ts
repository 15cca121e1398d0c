import type { Transaction } from '../../platform/database.ts';
import type { OrderKind, OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';

/** Whether what was paid for has arrived; if not, the money goes back, with the reason. */
export type Fulfilment =
  | { readonly kind: 'fulfilled' }
  | { readonly kind: 'impossible'; readonly reason: string };

/** What an order of one kind does beyond the money, each in the transaction that moves the order. */
export type OrderKindActions = {
  /** Gives a paid order's guide to whom it is for, and tells them. */
  readonly fulfil: (tx: Transaction, deps: PurchasesDeps, order: OrderRow) => Promise<Fulfilment>;
  /** The buyer left without paying. */
  readonly close: (tx: Transaction, orderId: string) => Promise<void>;
  /** The money went back to the buyer. */
  readonly refund: (tx: Transaction, orderId: string) => Promise<void>;
};

/** Slices that sell something plug in here, so that orders need to know none of them. */
export type OrderKinds = Readonly<Record<OrderKind, OrderKindActions>>;
