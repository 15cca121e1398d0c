import { loadingTexts } from '@laneway/domain/accounts/messages';
import { langAttribute } from '@laneway/domain/guides/languages';
import { plainText } from '@laneway/domain/text/plain-text';
import { summaryOf } from '@laneway/domain/text/summary';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { type Guide, isGiftable } from '../../guide/guide-facts.ts';
import { openingLabel } from '../../guide/opening.ts';
import { WhatYouGet } from '../../guide/what-you-get.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { GuideHeading, PriceRow } from '../purchase/guide-heading.tsx';
import { PosterPage } from '../purchase/poster-page.tsx';
import { ProviderNote } from '../purchase/provider-note.tsx';
import styles from './offer.module.css';
import { type OfferOpening, useGuidePurchase } from './use-guide-purchase.ts';

export type OfferProps = {
  readonly guide: Guide;
  readonly opening: OfferOpening;
  /** The buyer came back from the provider's page with the browser's back button. */
  readonly onReturn: () => void;
};

export function Offer({ guide, opening, onReturn }: OfferProps) {
  const { openPage } = useNavigation();
  const { isBusy, failure, purchase } = useGuidePurchase(guide, opening, onReturn);
  const isOnline = useOnline();
  const isPaid = guide.g_price > 0;
  return (
    <PosterPage guide={guide}>
      <GuideHeading guide={guide} over={isPaid ? 'Buy this guide' : 'Free for members'} />
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
        <Button
          kind="main"
          disabled={!isOnline}
          onClick={purchase}
          busyText={isBusy ? loadingTexts.processing : undefined}
        >
          {openingLabel(opening, guide)}
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
