import {
  answer,
  type HandlersOf,
  refused,
  respond,
  respondWith,
} from '../../platform/http/calls.ts';
import { sendCsv } from '../../platform/http/csv.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import type { TestCheckouts } from '../../ports/test-checkout.ts';
import { exportOrders } from './export-orders.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { purchasesPersonalData } from './personal-data.ts';
import { purchaseGuide } from './purchase-guide.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { refundOrder } from './refund-order.ts';
import { purchaseJobs } from './sweep-orders.ts';
import { testCheckoutHandlers } from './test-checkout.ts';

const NO_BYTES = Buffer.alloc(0);
const EVERY_MINUTE = '* * * * *';

export function purchasesSlice(
  deps: PurchasesDeps,
  testCheckouts: TestCheckouts | null,
): SliceManifest {
  return {
    name: 'purchases',
    handlers: purchaseHandlers(deps, testCheckouts),
    jobs: {
      ...purchaseJobs(deps),
      // A provider resends webhooks that failed; so does the test provider, where it is in use.
      deliver_test_reports: async () => testCheckouts?.deliverEvents(),
    },
    cron: { sweep_orders: EVERY_MINUTE, deliver_test_reports: EVERY_MINUTE },
    personalData: purchasesPersonalData,
  };
}

function purchaseHandlers(
  deps: PurchasesDeps,
  testCheckouts: TestCheckouts | null,
): HandlersOf<'purchases'> {
  return {
    ...testCheckoutHandlers(deps.db, testCheckouts),
    purchase: async ({ query, viewer }) => {
      const done = await purchaseGuide(deps, viewer, query.guide_id);
      if (!done.ok) return refused(done.error);
      return 'checkout_url' in done.value
        ? answer<'purchase'>({ status: 202, body: done.value })
        : answer<'purchase'>({ status: 200, body: done.value });
    },
    getOrder: async ({ params, viewer }) => {
      return respond(200, await getOrder(deps, viewer, params.id));
    },
    listOwnOrders: async ({ query, viewer }) => {
      return respond(200, await listOwnOrders(deps, viewer.id, query));
    },
    receivePaymentEvent: async ({ request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : NO_BYTES;
      const heard = await receivePaymentEvent(deps, request.headers, body);
      return respondWith(200, heard, () => ({ received: true }) as const);
    },
    listOrders: async ({ query }) => {
      return respond(200, await listOrders(deps.db, query));
    },
    exportOrders: async ({ query, reply }) => {
      const found = exportOrders(deps.db, query);
      return found.ok ? sendCsv(reply, 'laneway-orders.csv', found.value) : refused(found.error);
    },
    refundOrder: async ({ params, body, viewer }) => {
      return respond(200, await refundOrder(deps, viewer, params.id, body.reason));
    },
  };
}
