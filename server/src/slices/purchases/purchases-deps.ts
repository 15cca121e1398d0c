import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { Payments } from '../../ports/payments.ts';
import type { OrderKinds } from './order-kinds.ts';

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
