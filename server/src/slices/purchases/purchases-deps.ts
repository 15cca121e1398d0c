import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { Payments } from '../../ports/payments.ts';
import type { OrderKind, OrderRow } from './order-rows.ts';

export type PurchasesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly kinds: OrderKinds;
  /** Signs the links in emails. */
  readonly secret: string;
};

/** The result of delivering an order; one that can't be delivered is refunded for this reason. */
export type Fulfilment =
  | { readonly kind: 'fulfilled' }
  | { readonly kind: 'impossible'; readonly reason: string };

/** The effects of an order of one kind besides the payment, each in the transaction that changes the order's status. */
export type OrderKindActions = {
  /** Gives a paid order's guide to the person it is for, and notifies them. */
  readonly fulfil: (tx: Transaction, deps: PurchasesDeps, order: OrderRow) => Promise<Fulfilment>;
  /** The buyer left without paying. */
  readonly close: (tx: Transaction, orderId: string) => Promise<void>;
  /** The order was refunded. */
  readonly refund: (tx: Transaction, orderId: string) => Promise<void>;
};

/** Slices that sell something register here, so that orders don't depend on them. */
export type OrderKinds = Readonly<Record<OrderKind, OrderKindActions>>;
