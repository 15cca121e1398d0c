import { useMemo } from 'react';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { PageProps } from '../core/navigation/pages.ts';
import { GuideNotFound } from '../guide/guide-not-found.tsx';
import { PlacesFailed } from '../guide/places/places-failed.tsx';
import { useGuideContents } from '../guide/places/use-guide-contents.ts';
import { guideColour } from '../map/guide-colour.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { planOf } from './plan-of.ts';
import { WalkScreen } from './walk-screen.tsx';

/** The page of a walk, with audio that starts at each place. */
export function Walk({ entry: { guideId } }: PageProps<'walk'>) {
  const { back, replacePage } = useNavigation();
  const { guide, guideQuery, placesQuery, places } = useGuideContents(guideId);
  useDocumentTitle('Walk', guide?.g_title);
  const walkGuide = useMemo(
    () =>
      guide === null || places.length === 0
        ? null
        : { guide, places, plan: planOf(guide, places), colour: guideColour(guideId) },
    [guide, guideId, places],
  );
  if (placesQuery.kind === 'missing') return <GuideNotFound />;
  if (placesQuery.kind === 'failed') return <PlacesFailed query={placesQuery} />;
  if (guideQuery.kind === 'failed') return <PlacesFailed query={guideQuery} />;
  if (placesQuery.kind === 'ready' && (walkGuide?.plan.stops.length ?? 1) === 0) {
    const openGuide = () => replacePage({ page: 'placesHomePage', guideId });
    return (
      <MessagePage
        title="Nothing to walk yet"
        text="The places of this guide aren’t on the map."
        action={{ label: 'Open the guide', onAct: openGuide }}
        onBack={back}
      />
    );
  }
  return walkGuide === null ? (
    <main role="status" aria-label="Loading...">
      <Skeleton shape="fill" />
    </main>
  ) : (
    <WalkScreen walkGuide={walkGuide} />
  );
}
