import { contentTexts } from '@laneway/domain/content-texts';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import { useMemo, useState } from 'react';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { numberedPins, type Place } from '../../guide/places/place-facts.ts';
import { PlacesFailed } from '../../guide/places/places-failed.tsx';
import { useEmptyMapLog } from '../../guide/places/use-empty-map-log.ts';
import { useGuideContents } from '../../guide/places/use-guide-contents.ts';
import { withVisitor } from '../../guide/places/with-visitor.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { MarkersLayer } from '../../map/overlays/markers-layer.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import styles from './display-map.module.css';

const INSETS = { top: 76, bottom: 88 };

/** The map of one place: its path, its boundary, its markers, and where the visitor is. */
export function DisplayMap({ entry }: PageProps<'displayMap'>) {
  const { back, openPage } = useNavigation();
  const { guideId, placeId } = entry;
  const { guide, placesQuery, places } = useGuideContents(guideId);
  const place = places.find(({ p_id }) => p_id === placeId);
  useDocumentTitle(place && `Map of ${place.p_title}`, guide?.g_title);
  const colour = guideColour(guideId ?? 0);
  const pins = useMemo(
    () => numberedPins(places, colour).filter(({ id }) => id === placeId),
    [places, colour, placeId],
  );
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
    <Stage
      top={<TopBar onBack={back} title={place?.p_title ?? 'Map'} />}
      backdrop={
        <VisitorMap
          label={`Map of ${place?.p_title ?? 'the place'}`}
          zoom={PLACE_MAP_ZOOM}
          centre={place === undefined ? null : parseLocation(place.p_location)}
          insets={INSETS}
          pins={pins}
          activeId={placeId}
          onPick={back}
        >
          {place !== undefined && <PlaceLayers place={place} colour={colour} />}
        </VisitorMap>
      }
      bottom={
        <div className={styles.bar}>
          <Button kind="main" onClick={returnToGuide}>
            {contentTexts.returnToGuide}
          </Button>
        </div>
      }
    />
  );
}

function PlaceLayers({ place, colour }: { readonly place: Place; readonly colour: string }) {
  const { p_location: location, p_marker: marker, p_path: path, p_boundary: boundary } = place;
  const pin = useMemo(() => parseLocation(location), [location]);
  const content = contentBounds({ location, marker, path, boundary });
  const visitor = useFirstVisitorPoint();
  useEmptyMapLog(content, visitor);
  return (
    <>
      <ShapesLayer path={path} boundary={boundary} />
      <MarkersLayer text={marker} colour={colour} title={place.p_title} pin={pin} />
      <FitBounds bounds={withVisitor(content, visitor)} />
    </>
  );
}

/** The visitor's first known location: on a map that followed every step, nobody could look around. */
function useFirstVisitorPoint(): Point | null {
  const current = useVisitorPoint();
  const [first, setFirst] = useState(current);
  if (first === null && current !== null) setFirst(current);
  return first;
}
