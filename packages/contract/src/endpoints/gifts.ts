import type { EndpointsOf } from '../endpoint-schema.ts';
import { GiftQuery } from '../gifts.ts';
import { problems } from '../problem.ts';
import { Checkout } from '../purchases.ts';

export const giftEndpoints = {
  purchaseForFriend: {
    summary: 'Give a guide to a friend; the mail leaves once it is paid for',
    description: 'Refused before payment: a free guide, a friend who owns it, a gift to oneself.',
    query: GiftQuery,
    responses: { 202: Checkout, ...problems(402, 404, 409, 503) },
  },
} as const satisfies EndpointsOf<'gifts'>;
