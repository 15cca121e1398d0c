import { EMPTY, type EndpointsOf, HTML, plainText } from '../endpoint-schema.ts';
import { GiftQuery, ResendGiftBody, ResentGift } from '../gifts.ts';
import { LIMITS } from '../limits.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';
import {
  Checkout,
  ExportOrdersQuery,
  ListOrdersQuery,
  ManagedOrder,
  ManagedOrderPage,
  Order,
  OrderPage,
  OrderParams,
  Owned,
  PaymentEventReceipt,
  PurchaseQuery,
  RefundOrderBody,
  TestCheckoutOutcome,
  TestCheckoutParams,
} from '../purchases.ts';
import { text } from '../scalars.ts';

/** A form on the page is redirected back to the app; a caller that accepts JSON gets that URL. */
const testCheckoutStep = {
  params: TestCheckoutParams,
  responses: { 200: TestCheckoutOutcome, 303: EMPTY, ...problems(404, 409) },
  responseHeaders: {
    Location: {
      description: 'With 303: the page that waits for the order.',
      schema: text(LIMITS.uri),
    },
  },
};

export const purchaseEndpoints = {
  purchase: {
    summary: 'Get a guide',
    description: '200 if the caller now owns it; 202 if it needs to be paid for first.',
    query: PurchaseQuery,
    responses: { 200: Owned, 202: Checkout, ...problems(402, 404, 409, 503) },
  },
  getOrder: {
    summary: 'Get one of the caller’s orders. The client polls this after checkout',
    params: OrderParams,
    responses: { 200: Order, ...problems(404) },
  },
  listOwnOrders: {
    summary: 'List the caller’s orders and gifts, newest first',
    query: PageQuery,
    responses: { 200: OrderPage },
  },
  receivePaymentEvent: {
    summary: 'Receive a payment event, in any order and any number of times',
    rawBody: {
      contentType: 'application/json',
      description: 'The event, byte for byte as the provider signed it.',
    },
    responses: { 200: PaymentEventReceipt },
  },
  showTestCheckout: {
    summary: 'Show the test provider’s checkout page. No money moves',
    params: TestCheckoutParams,
    responses: { 200: HTML, ...problems(404) },
  },
  payTestCheckout: { summary: 'Pay at the test provider', ...testCheckoutStep },
  cancelTestCheckout: { summary: 'Cancel at the test provider', ...testCheckoutStep },
  declineTestCheckout: {
    summary: 'Decline the payment at the test provider',
    ...testCheckoutStep,
  },
  listOrders: {
    summary: 'List all orders, newest first',
    query: ListOrdersQuery,
    responses: { 200: ManagedOrderPage },
  },
  exportOrders: {
    summary: 'Download orders as CSV, newest first',
    query: ExportOrdersQuery,
    responses: { 200: plainText('text/csv') },
  },
  refundOrder: {
    summary: 'Refund an order',
    params: OrderParams,
    body: RefundOrderBody,
    responses: { 200: ManagedOrder, ...problems(402, 404, 409, 503) },
  },
} as const satisfies EndpointsOf<'purchases'>;

export const giftEndpoints = {
  purchaseForFriend: {
    summary: 'Buy a guide for a friend, who is emailed once it’s paid for',
    description:
      'Refused before payment if the guide is free, or if the friend already has it or is the caller.',
    query: GiftQuery,
    responses: { 202: Checkout, ...problems(402, 404, 409, 503) },
  },
  resendGift: {
    summary: 'Send the email of a gift that wasn’t opened again, with what the giver corrects',
    description: 'With another email, the link that was sent to the first one no longer works.',
    params: OrderParams,
    body: ResendGiftBody,
    responses: { 200: ResentGift, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'gifts'>;
