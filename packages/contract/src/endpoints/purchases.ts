import { EMPTY, type EndpointsOf, HTML } from '../endpoint-schema.ts';
import { LIMITS } from '../limits.ts';
import { problems } from '../problem.ts';
import {
  Checkout,
  ListOrdersQuery,
  ManagedOrder,
  ManagedOrderPage,
  Order,
  OrderParams,
  Owned,
  PaymentEventReceipt,
  PurchaseQuery,
  RefundOrderBody,
  TestCheckoutOutcome,
  TestCheckoutParams,
} from '../purchases.ts';
import { text } from '../scalars.ts';

/** A form on the page is sent back to the app; a caller that accepts JSON is told where that is. */
const testCheckoutStep = {
  params: TestCheckoutParams,
  responses: { 200: TestCheckoutOutcome, 303: EMPTY, ...problems(404, 409) },
  responseHeaders: {
    Location: {
      description: 'With 303: the screen that waits for the order.',
      schema: text(LIMITS.uri),
    },
  },
};

export const purchaseEndpoints = {
  purchase: {
    summary: 'Acquire a guide',
    description: '200 when it is now owned; 202 when it has to be paid for first.',
    query: PurchaseQuery,
    responses: { 200: Owned, 202: Checkout, ...problems(402, 404, 409, 503) },
  },
  getOrder: {
    summary: 'One of the caller’s orders; the return screen asks until it is settled',
    params: OrderParams,
    responses: { 200: Order, ...problems(404) },
  },
  receivePaymentEvent: {
    summary: 'A payment provider reports; may come any number of times and in any order',
    rawBody: {
      contentType: 'application/json',
      description: 'The event as the provider signed it, byte for byte.',
    },
    responses: { 200: PaymentEventReceipt },
  },
  showTestCheckout: {
    summary: 'The page of the test provider, which moves no money',
    params: TestCheckoutParams,
    responses: { 200: HTML, ...problems(404) },
  },
  payTestCheckout: { summary: 'Pay at the test provider', ...testCheckoutStep },
  cancelTestCheckout: { summary: 'Turn back at the test provider', ...testCheckoutStep },
  declineTestCheckout: {
    summary: 'Have the test provider decline the payment',
    ...testCheckoutStep,
  },
  listOrders: {
    summary: 'All orders, newest first',
    query: ListOrdersQuery,
    responses: { 200: ManagedOrderPage },
  },
  refundOrder: {
    summary: 'Give the money of an order back',
    params: OrderParams,
    body: RefundOrderBody,
    responses: { 200: ManagedOrder, ...problems(402, 404, 409, 503) },
  },
} as const satisfies EndpointsOf<'purchases'>;
