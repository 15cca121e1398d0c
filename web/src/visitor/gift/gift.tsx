import { giftRefusalTexts } from '@laneway/domain/gifts/messages';
import { useGuide } from '../../api/queries/guides.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { type Guide, isGiftable } from '../../guide/guide-facts.ts';
import { Button } from '../../ui/button.tsx';
import messages from '../../ui/forms/message.module.css';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { GuideHeading } from '../purchase/guide-heading.tsx';
import { MissingGuide } from '../purchase/missing-guide.tsx';
import { PosterPage } from '../purchase/poster-page.tsx';
import { PosterSkeleton } from '../purchase/poster-skeleton.tsx';
import { GiftForm } from './gift-form.tsx';
import { GuideChoice } from './guide-choice.tsx';

/** A guide for a friend. Without a guide, the guides to choose from. */
export function Gift({ entry: { guideId } }: PageProps<'gift'>) {
  return guideId === null ? <GuideChoice /> : <GiftOfGuide guideId={guideId} />;
}

function GiftOfGuide({ guideId }: { readonly guideId: number }) {
  const guide = useGuide(guideId);
  // The draft is loaded once the user is known.
  const isChecking = useSessionState().kind === 'checking';
  useDocumentTitle(guide.data && `Gift ${guide.data.g_title}`);
  if (guide.isPending || isChecking) return <PosterSkeleton />;
  // Owners still see a guide that was taken down, but nobody can buy it.
  if (guide.data === undefined || !guide.data.g_active) return <MissingGuide guide={guide} />;
  return isGiftable(guide.data) ? (
    <GiftForm guide={guide.data} />
  ) : (
    <FreeGuide guide={guide.data} />
  );
}

/** A message that a free guide can't be gifted, before anything is filled in. */
function FreeGuide({ guide }: { readonly guide: Guide }) {
  const { openPage, showOverview } = useNavigation();
  return (
    <PosterPage guide={guide}>
      <GuideHeading guide={guide} eyebrow="A gift for a friend" />
      <p role="status" className={messages.good}>
        {giftRefusalTexts.guideIsFree}
      </p>
      <Button kind="main" onClick={() => showOverview(guide.g_id)}>
        Share this guide
      </Button>
      <Button onClick={() => openPage({ page: 'gift', guideId: null })}>
        Choose another guide
      </Button>
    </PosterPage>
  );
}
