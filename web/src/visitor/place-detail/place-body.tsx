import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { useMemo } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { PlaceArticle } from '../../guide/places/place-article.tsx';
import type { Place } from '../../guide/places/place-facts.ts';
import { ShareButton } from '../../guide/sharing/share-button.tsx';
import { trackOf } from '../../media/player/track.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ReportProblem } from '../place-reports/report-problem.tsx';

const RatePrompt = lazyComponent(
  async () => (await import('../../guide/reviews/rate-prompt.tsx')).RatePrompt,
);

export type PlaceBodyProps = {
  readonly guideId: number;
  readonly guideTitle: string | null;
  readonly lang: string | undefined;
  readonly place: Place;
  readonly number: number;
  readonly previous: Place | null;
  readonly next: Place | null;
  readonly isOnWalk: boolean;
  /** All places of the guide, for continuous playback. */
  readonly places: readonly Place[];
};

/** A place whose buttons lead to other pages. */
export function PlaceBody({ guideId, places, ...rest }: PlaceBodyProps) {
  const { back, openPage, openPlace, openAddress, isPageAvailable } = useNavigation();
  const placeId = rest.place.p_id;
  const { guideTitle } = rest;
  const track = useMemo(
    () => trackOf({ id: guideId, title: guideTitle }, places, placeId),
    [guideId, guideTitle, places, placeId],
  );
  const openMap = () => openPage({ page: 'displayMap', guideId, placeId });
  return (
    <PlaceArticle
      {...rest}
      track={track}
      share={<ShareButton title={rest.place.p_title} path={printGuidePath({ guideId, placeId })} />}
      onBack={back}
      onMap={isPageAvailable('displayMap') ? openMap : null}
      onPlace={({ p_id }) => openPlace(guideId, p_id)}
      onNavigate={openAddress}
    >
      {rest.next === null && guideTitle !== null && (
        <RatePrompt guide={{ g_id: guideId, g_title: guideTitle }} />
      )}
      <ReportProblem key={placeId} place={rest.place} />
    </PlaceArticle>
  );
}
