import { purchaseTexts } from '@laneway/domain/purchase/checkout';
import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePurchase } from '../../api/queries/purchases.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { failureText } from '../purchase/failure-text.ts';
import { useCheckout } from '../purchase/use-checkout.ts';
import { useCompletePurchase } from '../purchase/use-complete-purchase.ts';

/** The required step of someone who can't open the guide yet. */
export type OfferOpening = Exclude<OpeningAction, 'open' | 'unavailable'>;

export type GuidePurchase = {
  readonly isBusy: boolean;
  /** Why the last attempt failed, as shown to the user. */
  readonly failure: string | null;
  readonly purchase: () => void;
};

/**
 * Gets a guide: a visitor logs in first, a paid guide leads to the provider's page, and a free one is owned at once. A
 * free guide is requested automatically, once.
 */
export function useGuidePurchase(
  guide: Guide,
  opening: OfferOpening,
  onReturn: () => void,
): GuidePurchase {
  const { openLogin } = useNavigation();
  const isVisitor = useSessionState().kind === 'visitor';
  const complete = useCompletePurchase();
  const checkout = useCheckout(onReturn);
  const { mutate, isIdle, isPending, error } = usePurchase();
  const guideId = guide.g_id;

  const ask = () =>
    mutate(guideId, {
      onSuccess: (reply) => {
        if ('status' in reply) complete({ id: guideId, title: guide.g_title });
        else checkout.leaveFor(reply.checkout_url);
      },
      onError: (cause) => logProblem(purchaseTexts.failed, cause),
    });

  const hasAsked = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    ask();
  });
  const isFree = opening === 'acquire_free';
  useEffect(() => {
    if (isFree) askOnce();
  }, [isFree]);

  return {
    isBusy: isPending || checkout.isLeaving || (isFree && isIdle),
    failure: error === null ? null : failureText(error, purchaseTexts.failed),
    purchase: isVisitor ? () => openLogin({ page: 'paymentScreen', guideId }) : ask,
  };
}
