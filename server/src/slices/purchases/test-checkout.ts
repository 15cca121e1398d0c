import { pathOf } from '@laneway/contract/address';
import type { TestCheckoutOutcome } from '@laneway/contract/purchases';
import { refusal } from '@laneway/domain/refusal';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/database.ts';
import { answer, type HandlersOf, refused } from '../../platform/http/calls.ts';
import { sendPage } from '../../platform/web-pages/page.ts';
import type { TestCheckout, TestCheckoutAct, TestCheckouts } from '../../ports/test-checkout.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './store.ts';
import { TEST_CHECKOUT_SHEET, testCheckoutPage } from './test-checkout-page.ts';

const NOT_FOUND = refusal('not_found', 'Checkout not found');
const CLOSED = refusal('conflict', 'This checkout is closed.');

type Handlers = Pick<
  HandlersOf<'purchases'>,
  'showTestCheckout' | 'payTestCheckout' | 'cancelTestCheckout' | 'declineTestCheckout'
>;

/** A checkout's status after each action; any other status means that it was closed and the action refused. */
const AFTERWARDS: Readonly<Record<TestCheckoutAct, TestCheckout['status']>> = {
  pay: 'paid',
  cancel: 'cancelled',
  decline: 'open',
};

/** The routes of the test provider's checkout; not found when a real provider is configured. */
export function testCheckoutHandlers(db: Queryable, counter: TestCheckouts | null): Handlers {
  const step =
    (act: TestCheckoutAct) =>
    async ({ params, request, reply }: Step) => {
      const checkout = (await counter?.act(params.order, act)) ?? null;
      const order = checkout === null ? null : await findOrder(db, params.order);
      if (checkout === null || order === null) return refused(NOT_FOUND);
      if (checkout.status !== AFTERWARDS[act]) return refused(CLOSED);
      const next = nextAddress(checkout);
      if (wantsPage(request)) {
        await reply.redirect(act === 'decline' ? declinedAddress(params.order) : next, 303);
        return { kind: 'sent' } as const;
      }
      const { status } = order;
      const body: TestCheckoutOutcome = { order_id: params.order, status, return_url: next };
      return answer<'payTestCheckout'>({ status: 200, body });
    };
  return {
    showTestCheckout: async ({ params, request, reply }) => {
      const checkout = (await counter?.find(params.order)) ?? null;
      const order = checkout === null ? null : await findOrder(db, params.order);
      if (checkout === null || order === null) return refused(NOT_FOUND);
      const declined = new URL(request.url, 'http://laneway.invalid').searchParams.has('declined');
      const page = testCheckoutPage(checkout, { gift: giftOf(order), declined });
      reply.header('cache-control', 'no-store');
      await sendPage(reply, 'Test payment – Laneway', page, TEST_CHECKOUT_SHEET);
      return { kind: 'sent' };
    },
    payTestCheckout: step('pay'),
    cancelTestCheckout: step('cancel'),
    declineTestCheckout: step('decline'),
  };
}

type Step = {
  readonly params: { readonly order: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Anyone with the link sees the page, so it has the friend's name at most, never their email. */
function giftOf({ kind, friend_name }: OrderRow): string | null {
  if (kind !== 'gift') return null;
  return `Gift for ${visibleText(friend_name ?? '') || 'a friend'}`;
}

function nextAddress({ status, returnUrl, cancelUrl }: TestCheckout): string {
  return status === 'cancelled' ? cancelUrl : returnUrl;
}

function declinedAddress(order: string): string {
  return `${pathOf('showTestCheckout', { order })}?declined`;
}

/** A form on the page accepts HTML; a script accepts anything. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
