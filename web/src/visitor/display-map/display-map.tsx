import { contentTexts } from '@laneway/domain/content-texts';
import { useMemo } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { numberedPins } from '../../guide/places/place-facts.ts';
import { PlaceMap } from '../../guide/places/place-map.tsx';
import { PlacesFailed } from '../../guide/places/places-failed.tsx';
import { useGuideContents } from '../../guide/places/use-guide-contents.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

/** The map of one place of a guide. */
export function DisplayMap({ entry }: PageProps<'displayMap'>) {
  const { back, openPage } = useNavigation();
  const { guideId, placeId } = entry;
  const { guide, placesQuery, places } = useGuideContents(guideId);
  const place = places.find(({ p_id }) => p_id === placeId);
  useDocumentTitle(place && `Map of ${place.p_title}`, guide?.g_title);
  const colour = guideColour(guideId ?? 0);
  const pins = useMemo(() => numberedPins(places, colour), [places, colour]);
  const returnToGuide = () => openPage({ page: 'placesHomePage', guideId });

  const isMissing = placesQuery.kind === 'missing' || placesQuery.kind === 'ready';
  if (place === undefined && (placeId === null || isMissing)) {
    return (
      <MessagePage
        title={guide?.g_title ?? 'Map'}
        text={contentTexts.noPlaceOnMap}
        action={{ label: contentTexts.returnToGuide, onAct: returnToGuide }}
        onBack={back}
      />
    );
  }
  if (placesQuery.kind === 'failed') return <PlacesFailed query={placesQuery} />;
  return (
    <PlaceMap place={place} pins={pins} colour={colour} onBack={back} onReturn={returnToGuide} />
  );
}
