import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnknownOrder, useAwaitedOrder } from '../../api/queries/orders.ts';
import { reloadAfterPurchase } from '../../api/queries/purchases.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useGiftDraft } from '../purchase/gift-draft.ts';
import { useCompletePurchase } from '../purchase/use-complete-purchase.ts';
import { Awaiting } from './awaiting.tsx';
import { GiftSent } from './gift-sent.tsx';
import { orderView } from './order-view.ts';
import { Refunded } from './refunded.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import { Unpaid } from './unpaid.tsx';

/** Where the payment provider sends a buyer back to; waits here for the payment to be confirmed. */
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

  // Once it is paid for, it isn't a draft any more, whatever has become of it since.
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
