import type { EndpointsOf } from '../endpoint-schema.ts';
import { GiftQuery } from '../gifts.ts';
import { problems } from '../problem.ts';
import { Checkout } from '../purchases.ts';

export const giftEndpoints = {
  purchaseForFriend: {
    summary: 'Buy a guide for a friend, who is emailed once it’s paid for',
    description:
      'Refused before payment if the guide is free, or if the friend already has it or is the caller.',
    query: GiftQuery,
    responses: { 202: Checkout, ...problems(402, 404, 409, 503) },
  },
} as const satisfies EndpointsOf<'gifts'>;
