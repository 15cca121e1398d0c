import { useGuide } from '../../api/queries/guides.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import type { PageProps } from '../../core/navigation/pages.ts';
import { isGiftable } from '../../guide/guide-facts.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { MissingGuide } from '../purchase/missing-guide.tsx';
import { PosterSkeleton } from '../purchase/poster-skeleton.tsx';
import { FreeGuide } from './free-guide.tsx';
import { GiftForm } from './gift-form.tsx';
import { GuideChoice } from './guide-choice.tsx';

/** A guide for a friend. Without a guide, the guides to choose from. */
export function Gift({ entry: { guideId } }: PageProps<'gift'>) {
  return guideId === null ? <GuideChoice /> : <GiftOfGuide guideId={guideId} />;
}

function GiftOfGuide({ guideId }: { readonly guideId: number }) {
  const guide = useGuide(guideId);
  // What this person has typed is found once it is known who they are.
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
