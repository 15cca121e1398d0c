import { loadingTexts } from '@laneway/domain/accounts/messages';
import { langAttribute } from '@laneway/domain/guides/default-language';
import { type OpeningAction, purchaseTexts } from '@laneway/domain/purchase/entitlement';
import { plainText } from '@laneway/domain/text/plain-text';
import { summaryOf } from '@laneway/domain/text/summary';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failureTextOr } from '../../api/failures.ts';
import { useGuide } from '../../api/queries/guides.ts';
import { usePurchase } from '../../api/queries/purchases.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { type Guide, isGiftable } from '../../guide/guide-facts.ts';
import { openingLabel, openingOf } from '../../guide/opening.ts';
import { REFUND_TEXT, usePriceText } from '../../guide/price.ts';
import { WhatYouGet } from '../../guide/what-you-get.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useOnline } from '../../ui/use-online.ts';
import { GuideHeading, PriceRow } from '../purchase/guide-heading.tsx';
import { MissingGuide } from '../purchase/missing-guide.tsx';
import { PosterPage } from '../purchase/poster-page.tsx';
import { PosterSkeleton } from '../purchase/poster-skeleton.tsx';
import { ProviderNote } from '../purchase/provider-note.tsx';
import { useCheckout, useCompletePurchase } from '../purchase/use-checkout.ts';
import styles from './payment-screen.module.css';

/** The price of a guide, and how to get it. */
export function PaymentScreen({ entry: { guideId } }: PageProps<'paymentScreen'>) {
  const asked = useGuide(guideId);
  useDocumentTitle(asked.data && `${asked.data.g_price > 0 ? 'Buy' : 'Get'} ${asked.data.g_title}`);
  if (asked.isPending) return <PosterSkeleton />;
  if (asked.data === undefined) return <MissingGuide guide={asked} />;
  return <Payment guide={asked.data} asked={asked} />;
}

type PaymentProps = { readonly guide: Guide; readonly asked: ReturnType<typeof useGuide> };

/** Someone who can already open the guide goes straight to its places. */
function Payment({ guide, asked }: PaymentProps) {
  const { replacePage } = useNavigation();
  const guideId = guide.g_id;
  const opening = openingOf(
    guide,
    useNavState(({ role }) => role),
  );
  const isOpen = opening === 'open';
  useEffect(() => {
    if (isOpen) replacePage({ page: 'placesHomePage', guideId });
  }, [isOpen, guideId, replacePage]);

  switch (opening) {
    case 'open':
      return <PosterSkeleton />;
    case 'unavailable':
      return <MissingGuide guide={asked} />;
    case 'login_first':
    case 'acquire_free':
    case 'buy':
      return <Offer guide={guide} opening={opening} onReturn={() => void asked.refetch()} />;
  }
}

export type OfferProps = {
  readonly guide: Guide;
  readonly opening: OfferOpening;
  /** The buyer came back from the provider's page with the browser's back button. */
  readonly onReturn: () => void;
};

function Offer({ guide, opening, onReturn }: OfferProps) {
  const { openPage } = useNavigation();
  const { isBusy, failure, purchase } = useGuidePurchase(guide, opening, onReturn);
  const isOnline = useOnline();
  const isPaid = guide.g_price > 0;
  const price = usePriceText(guide);
  return (
    <PosterPage guide={guide}>
      <GuideHeading guide={guide} eyebrow={isPaid ? 'Buy this guide' : 'Free with an account'} />
      <p lang={langAttribute(guide.g_language)}>{plainText(summaryOf(guide.g_description))}</p>
      <WhatYouGet guide={guide} />
      <PriceRow guide={guide}>
        {isPaid
          ? 'Yours to keep, ad-free. You’re supporting its creator. Price includes GST.'
          : 'Yours to keep, ad-free.'}
      </PriceRow>
      <div className={styles.actions}>
        {failure !== null && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {isPaid && <p className={styles.terms}>{REFUND_TEXT}</p>}
        <Button
          kind="main"
          disabled={!isOnline}
          onClick={purchase}
          busyText={isBusy ? loadingTexts.processing : undefined}
        >
          {openingLabel(opening, guide, price)}
        </Button>
      </div>
      {isPaid && <ProviderNote />}
      {isGiftable(guide) && (
        <LinkButton onPress={() => openPage({ page: 'gift', guideId: guide.g_id })}>
          Gift it to a friend
        </LinkButton>
      )}
    </PosterPage>
  );
}

/** The required step of someone who can't open the guide yet. */
export type OfferOpening = Exclude<OpeningAction, 'open' | 'unavailable'>;

export type GuidePurchase = {
  readonly isBusy: boolean;
  /** The reason why the last attempt failed, as shown to the user. */
  readonly failure: string | null;
  readonly purchase: () => void;
};

/**
 * Gets a guide: a visitor logs in first, a paid guide leads to the provider's page, and a free one is owned at once. A
 * free guide is requested automatically, once.
 */
function useGuidePurchase(
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

  const purchase = () =>
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
    purchase();
  });
  const isFree = opening === 'acquire_free';
  useEffect(() => {
    if (isFree) askOnce();
  }, [isFree]);

  return {
    isBusy: isPending || checkout.isLeaving || (isFree && isIdle),
    failure: error === null ? null : failureTextOr(error, purchaseTexts.failed),
    purchase: isVisitor ? () => openLogin({ page: 'paymentScreen', guideId }) : purchase,
  };
}
