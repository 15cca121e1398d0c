import { loadingTexts } from '@laneway/domain/accounts/messages';
import { giftTexts } from '@laneway/domain/gifts/messages';
import { centsFromDecimal } from '@laneway/domain/money';
import { purchaseTexts } from '@laneway/domain/purchase/entitlement';
import { GIFT_REDIRECT_MS } from '@laneway/domain/timing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  isUnknownOrder,
  type Order,
  reloadAfterPurchase,
  useAwaitedOrder,
} from '../../api/queries/purchases.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { useMoneyText } from '../../guide/price.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import messages from '../../ui/forms/message.module.css';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useGiftDraft } from '../purchase/gift-draft.ts';
import { useCheckout, useCompletePurchase } from '../purchase/use-checkout.ts';
import styles from './order-return.module.css';
import { lateText, orderView, type UnpaidReason } from './order-view.ts';

/** The return page of the payment provider; waits for the payment to be confirmed. */
export function OrderReturn({ entry, entry: { orderId, checkout } }: PageProps<'orderReturn'>) {
  const { openLogin } = useNavigation();
  const queries = useQueryClient();
  const complete = useCompletePurchase();
  const isVisitor = useSessionState().kind === 'visitor';
  const hasCancelled = checkout === 'cancelled';
  const asked = useAwaitedOrder({ orderId, isEnabled: !isVisitor, hasCancelled });
  useDocumentTitle('Your order', asked.data?.g_title);
  const isUnknown = isUnknownOrder(asked.error);
  const view = orderView({ order: asked.data, isUnknown, hasCancelled });

  // The session may have ended while the buyer was away paying.
  const logInFirst = useEffectEvent(() => openLogin(entry));
  useEffect(() => {
    if (isVisitor) logInFirst();
  }, [isVisitor]);

  // A paid order isn't a draft any more, whatever happens later.
  const settled = view.kind === 'given' || view.kind === 'refunded' ? view.order : null;
  const giftDraft = useGiftDraft(settled?.kind === 'gift' ? settled.guide_id : null);
  useEffect(() => giftDraft?.remove(), [giftDraft]);

  const isBought = view.kind === 'bought';
  const completePurchase = useEffectEvent(() => {
    if (view.kind !== 'bought') return;
    const { guide_id: id, g_title: title } = view.order;
    reloadAfterPurchase(queries, id);
    complete({ id, title });
  });
  useEffect(() => {
    if (isBought) completePurchase();
  }, [isBought]);

  switch (view.kind) {
    case 'asking':
      // The banner above the page says that nothing has come yet.
      return <Awaiting order={null} hasCancelled={hasCancelled} isUnreached={false} />;
    case 'waiting':
    case 'bought':
      return <Awaiting order={view.order} hasCancelled={false} isUnreached={asked.isError} />;
    case 'given':
      return <GiftSent order={view.order} />;
    case 'unpaid':
      return (
        <Unpaid order={view.order} reason={view.reason} onReturn={() => void asked.refetch()} />
      );
    case 'refunded':
      return <Refunded order={view.order} text={view.text} />;
    case 'unknown':
      return <UnknownOrder />;
  }
}

/** Shown when the order doesn't exist or belongs to someone else. */
function UnknownOrder() {
  const { goHome, openContact, openUser } = useNavigation();
  return (
    <FormPage title="Your order">
      <div role="alert" className={messages.bad}>
        <p>We can’t find this order.</p>
        <p>You may have used another account. Anything you’ve paid for is in Your guides.</p>
      </div>
      <Button kind="main" onClick={openUser}>
        Your guides
      </Button>
      <Button onClick={goHome}>See all guides</Button>
      <LinkButton onPress={openContact}>Contact us</LinkButton>
    </FormPage>
  );
}

/** The gift is paid for; the confirmation page follows automatically. */
function GiftSent({ order }: { readonly order: Order }) {
  const { confirmGift } = useNavigation();
  const next = {
    label: 'Continue',
    afterMs: GIFT_REDIRECT_MS,
    onAct: () => confirmGift(order.order_id),
  };
  return (
    <FormPage title="Your gift">
      <OrderSummary order={order} />
      <TimedMessage tone="good" text={giftTexts.sent} next={next} />
    </FormPage>
  );
}

type RefundedProps = { readonly order: Order; readonly text: string };

function Refunded({ order, text }: RefundedProps) {
  const { goHome } = useNavigation();
  return (
    <FormPage title="Your order">
      <p role="status" className={messages.waiting}>
        {text}
      </p>
      <OrderSummary order={order} />
      <Button kind="main" onClick={goHome}>
        See all guides
      </Button>
    </FormPage>
  );
}

/** Most providers report well before this. */
const LATE_AFTER_MS = 10_000;

export type AwaitingProps = {
  /** Null until it has loaded. */
  readonly order: Order | null;
  /** True if the buyer cancelled, so that no payment is expected. */
  readonly hasCancelled: boolean;
  readonly isUnreached: boolean;
};

/** Shown until the provider confirms the payment. */
function Awaiting({ order, hasCancelled, isUnreached }: AwaitingProps) {
  const { goHome } = useNavigation();
  const isLate = useHasElapsed(LATE_AFTER_MS);
  return (
    <FormPage title="Your order">
      <div role="status" className={styles.waiting}>
        <p>{hasCancelled ? loadingTexts.loading : 'Confirming your payment...'}</p>
        {isUnreached && <p>We can’t reach Laneway right now. We’ll keep trying.</p>}
        {isLate && <p className={messages.waiting}>{lateText(order?.kind ?? null)}</p>}
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.runner} />
      </div>
      {order === null ? <SummarySkeleton /> : <OrderSummary order={order} />}
      {isLate && <Button onClick={goHome}>See all guides</Button>}
    </FormPage>
  );
}

function SummarySkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="title" />
      <Skeleton shape="text" short />
    </div>
  );
}

/** The ordered guide, and its price. */
function OrderSummary({ order }: { readonly order: Order }) {
  const money = useMoneyText();
  return (
    <dl className={styles.summary}>
      <div className={styles.what}>
        <dt className={styles.kind}>{kindText(order)}</dt>
        <dd className={styles.title}>{order.g_title}</dd>
      </div>
      <div>
        <dt className={styles.kind}>Price</dt>
        <dd className={styles.amount}>{money(centsFromDecimal(order.amount) ?? 0)}</dd>
      </div>
    </dl>
  );
}

function kindText({ kind, friend_email, friend_name }: Order): string {
  return kind === 'purchase'
    ? 'A guide for you'
    : `A gift for ${friend_name ?? friend_email ?? 'a friend'}`;
}

/** The first page of each kind of order. */
const BEGINNINGS = { purchase: 'paymentScreen', gift: 'gift' } as const;

const BACK_TO_GIFT = 'Back to your gift';

type UnpaidMessage = {
  /** Cancelling is the buyer's own choice, so it isn't an alert. */
  readonly role: 'status' | 'alert';
  readonly tone: 'plain' | 'bad';
  readonly text: string;
};

const MESSAGES: Readonly<Record<UnpaidReason, UnpaidMessage>> = {
  cancelled: { role: 'status', tone: 'plain', text: purchaseTexts.cancelled },
  expired: { role: 'alert', tone: 'bad', text: 'The checkout timed out.' },
  failed: { role: 'alert', tone: 'bad', text: purchaseTexts.failed },
};

export type UnpaidProps = {
  readonly order: Order;
  readonly reason: UnpaidReason;
  /** The buyer came back from the provider's page with the browser's back button. */
  readonly onReturn: () => void;
};

/** Shown when nothing was paid; a retry leads to the provider's page if that is still open. */
function Unpaid({ order, reason, onReturn }: UnpaidProps) {
  const { goHome, replacePage, showOverview } = useNavigation();
  const { isLeaving, leaveFor } = useCheckout(onReturn);
  const { checkout_url, guide_id: guideId, kind } = order;
  const { role, tone, text } = MESSAGES[reason];
  const begin = () => replacePage({ page: BEGINNINGS[kind], guideId });
  const tryAgain = () => (checkout_url === null ? begin() : leaveFor(checkout_url));
  // Retrying a gift starts with its form, unless the provider's page is still open.
  const isSameForm = kind === 'gift' && checkout_url === null;
  return (
    <FormPage title="Your order">
      <div role={role} className={messages[tone]}>
        <p>{text} You haven’t been charged.</p>
      </div>
      <OrderSummary order={order} />
      <Button
        kind="main"
        onClick={tryAgain}
        busyText={isLeaving ? loadingTexts.processing : undefined}
      >
        {isSameForm ? BACK_TO_GIFT : 'Try again'}
      </Button>
      {kind === 'gift' && !isSameForm && <Button onClick={begin}>{BACK_TO_GIFT}</Button>}
      {kind === 'purchase' && (
        <Button onClick={() => showOverview(guideId)}>Back to the guide</Button>
      )}
      <Button onClick={goHome}>See all guides</Button>
    </FormPage>
  );
}

/** True once this much time has passed since the component was mounted. */
function useHasElapsed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
