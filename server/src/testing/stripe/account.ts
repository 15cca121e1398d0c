import type Stripe from 'stripe';
import { invalid, missing } from './api-error.ts';
import { type Form, formOf, textOf, textsOf } from './form.ts';
import { newCharge, newIntent, newRefund, secondsOf } from './objects.ts';
import { sessionFrom } from './session-params.ts';

type Session = Stripe.Checkout.Session;

/** Reports an event, with the current state of its object. */
export type Report = (type: Stripe.Event['type'], object: object) => void;

export type Account = ReturnType<typeof openAccount>;

/** One shop's account at Stripe, and everything that its buyers, banks and owner can do there. */
export function openAccount(clock: () => Date, report: Report) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const charges = new Map<string, Stripe.Charge>();
  /** The metadata for a session's payment, from the request that opened the session. */
  const paymentMetadata = new Map<string, Record<string, string>>();
  let refundFailure: string | null = null;

  const findSession = (id: string): Session =>
    sessions.get(id) ?? fail(missing('checkout.session', id, 'session'));
  const findIntent = (id: string): Stripe.PaymentIntent =>
    intents.get(id) ?? fail(missing('payment_intent', id, 'intent'));
  const chargeOf = ({ latest_charge: id }: Stripe.PaymentIntent): Stripe.Charge =>
    charges.get(String(id)) ?? fail(invalid('This PaymentIntent does not have a charge.'));

  /** The payment of a session; it exists from the first attempt on. */
  const intentOf = (session: Session): Stripe.PaymentIntent => {
    if (session.payment_intent !== null) return findIntent(String(session.payment_intent));
    const intent = newIntent({
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      created: secondsOf(clock()),
      metadata: paymentMetadata.get(session.id) ?? {},
    });
    intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  };
  const openSession = (id: string): Session => {
    const session = findSession(id);
    if (session.status !== 'open') throw new Error(`The page of ${id} is ${session.status}`);
    return session;
  };
  const arrive = (session: Session): void => {
    const intent = intentOf(session);
    const charge = newCharge(intent, 'succeeded');
    charges.set(charge.id, charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
    });
    session.payment_status = 'paid';
    report('charge.succeeded', charge);
    report('payment_intent.succeeded', intent);
  };
  const refuse = (session: Session): void => {
    const intent = intentOf(session);
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    };
    report('payment_intent.payment_failed', intent);
  };

  return {
    findSession,
    findIntent,
    findCharge: (id: string): Stripe.Charge => charges.get(id) ?? fail(missing('charge', id, 'id')),
    sessions: (): readonly Session[] => [...sessions.values()],

    /** The shop's actions through the API. */
    open: (params: Form): Session => {
      const session = sessionFrom(params, clock());
      sessions.set(session.id, session);
      const { metadata } = formOf(params.payment_intent_data);
      paymentMetadata.set(session.id, textsOf(metadata));
      return session;
    },
    expire: (id: string): Session => {
      const session = findSession(id);
      if (session.status !== 'open') {
        const only = 'Only Checkout Sessions with a status in ["open"] can be expired.';
        throw invalid(`${only} This Checkout Session has a status of \`${session.status}\`.`);
      }
      Object.assign(session, { status: 'expired', url: null });
      report('checkout.session.expired', session);
      return session;
    },
    refund: (params: Form): Stripe.Refund => {
      const charge = chargeOf(findIntent(textOf(params.payment_intent) ?? ''));
      if (charge.refunded) {
        throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
      }
      const left = charge.amount - charge.amount_refunded;
      const amount = Number(textOf(params.amount) ?? left);
      if (amount > left) {
        throw invalid(`Refund amount is greater than unrefunded amount on charge (${left})`);
      }
      const metadata = textsOf(params.metadata);
      const refund = newRefund(charge, { amount, created: secondsOf(clock()), metadata });
      if (refundFailure !== null) {
        Object.assign(refund, { status: 'failed', failure_reason: refundFailure });
        refundFailure = null;
        return refund;
      }
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      report('refund.created', refund);
      report('charge.refunded', charge);
      return refund;
    },

    /** The buyer's actions on the page. */
    pay: (id: string, total: Partial<Pick<Session, 'amount_total' | 'currency'>> = {}): Session => {
      const session = Object.assign(openSession(id), total);
      arrive(session);
      Object.assign(session, { status: 'complete', url: null });
      report('checkout.session.completed', session);
      return session;
    },
    decline: (id: string): void => refuse(openSession(id)),
    /** Starts a bank payment; its outcome arrives days later. */
    payByBank: (id: string): void => {
      const session = openSession(id);
      intentOf(session).status = 'processing';
      Object.assign(session, { status: 'complete', url: null });
      report('payment_intent.processing', intentOf(session));
      report('checkout.session.completed', session);
    },
    /** The bank rejects the next refund. */
    refuseRefund: (reason: string): void => {
      refundFailure = reason;
    },
    bankPays: (id: string): void => {
      arrive(findSession(id));
      report('checkout.session.async_payment_succeeded', findSession(id));
    },
    bankRefuses: (id: string): void => {
      refuse(findSession(id));
      report('checkout.session.async_payment_failed', findSession(id));
    },
  };
}

function fail(error: Error): never {
  throw error;
}
