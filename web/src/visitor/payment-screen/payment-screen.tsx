import { useEffect } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import type { Guide } from '../../guide/guide-facts.ts';
import { openingOf } from '../../guide/opening.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { MissingGuide } from '../purchase/missing-guide.tsx';
import { PosterSkeleton } from '../purchase/poster-skeleton.tsx';
import { Offer } from './offer.tsx';

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
