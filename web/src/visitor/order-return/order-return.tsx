import { giftTexts } from '@laneway/domain/gifts/messages';
import { GIFT_REDIRECT_MS } from '@laneway/domain/timing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnknownOrder, type Order, useAwaitedOrder } from '../../api/queries/orders.ts';
import { reloadAfterPurchase } from '../../api/queries/purchases.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import messages from '../../ui/forms/message.module.css';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useGiftDraft } from '../purchase/gift-draft.ts';
import { useCompletePurchase } from '../purchase/use-complete-purchase.ts';
import { Awaiting } from './awaiting.tsx';
import { OrderSummary } from './order-summary.tsx';
import { orderView } from './order-view.ts';
import { Unpaid } from './unpaid.tsx';

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

  // Once it is paid, it isn't a draft any more, whatever happens later.
  const settled = view.kind === 'given' || view.kind === 'refunded' ? view.order : null;
  const giftDraft = useGiftDraft(settled?.kind === 'gift' ? settled.guide_id : null);
  useEffect(() => giftDraft?.remove(), [giftDraft]);

  const isBought = view.kind === 'bought';
  const goOn = useEffectEvent(() => {
    if (view.kind !== 'bought') return;
    const { guide_id: id, g_title: title } = view.order;
    reloadAfterPurchase(queries, id);
    complete({ id, title });
  });
  useEffect(() => {
    if (isBought) goOn();
  }, [isBought]);

  switch (view.kind) {
    case 'asking':
      return <Awaiting order={null} hasCancelled={hasCancelled} isUnreached={asked.isError} />;
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
