import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { memo, useMemo } from 'react';
import { PlaceArticle } from '../../guide/places/place-article.tsx';
import { PlaceCard } from '../../guide/places/place-card.tsx';
import { guideColour } from '../../map/guide-colour.ts';
import type { Insets } from '../../map/insets.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { MarkersLayer } from '../../map/overlays/markers-layer.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { placeAsPublished } from './as-published.ts';
import { type PlaceNumbers, type PlaceOnMap, pinOf } from './map-contents.ts';
import { CARD_INSETS, CardScreen, doNothing, PhonePreview } from './preview-screens.tsx';
import { useShownPlace } from './use-shown-place.ts';
import { useStablePoint } from './use-steady-point.ts';

export type PlacePreviewProps = {
  readonly place: PlaceContent;
  readonly guide: { readonly title: string | null };
  readonly numbers: PlaceNumbers;
  /** A few pixels of the image as a data URL, if there are any. */
  readonly imagePlaceholder: string | null;
  /** Gives the pin its colour. */
  readonly guideId?: number | string;
};

/** The place of a draft as visitors will see it on a phone: in the carousel, as a page and on the map. */
export const PlacePreview = memo(function PlacePreview({
  place: content,
  guide,
  numbers,
  imagePlaceholder,
  guideId = 0,
}: PlacePreviewProps) {
  const { number, nameNumber } = numbers;
  const { place, notes } = useShownPlace(content);
  const shown = placeAsPublished(place, imagePlaceholder);
  const { title, marker, path, boundary } = content;
  const location = useStablePoint(content.location);
  const onMap = useMemo(
    () => ({ title, location, marker, path, boundary }),
    [title, location, marker, path, boundary],
  );
  const map = (insets?: Partial<Insets>) => (
    <PlacePreviewMap
      title={shown.p_title}
      guideId={guideId}
      place={onMap}
      {...{ number, nameNumber }}
      {...(insets && { insets })}
    />
  );
  return (
    <PhonePreview
      title={shown.p_title}
      screens={{
        Card: (
          <CardScreen map={map(CARD_INSETS)}>
            <PlaceCard
              place={shown}
              number={number}
              isFront
              distance={null}
              urgent
              onPick={doNothing}
            />
          </CardScreen>
        ),
        Details: (
          <PlaceArticle
            guideTitle={guide.title}
            place={shown}
            number={number}
            previous={null}
            next={null}
            onBack={doNothing}
            onMap={doNothing}
            onPlace={doNothing}
            onNavigate={doNothing}
          />
        ),
      }}
      map={map()}
      notes={notes}
    />
  );
});

type PlacePreviewMapProps = PlaceNumbers & {
  readonly title: string;
  readonly guideId: number | string;
  readonly place: PlaceOnMap;
  /** Keeps the pin clear of floating elements. */
  readonly insets?: Partial<Insets>;
};

const NO_INSETS = {};

/** The place of a draft on the visitors' map, with its path, boundary and markers. */
const PlacePreviewMap = memo(function PlacePreviewMap({
  title,
  guideId,
  place,
  number,
  nameNumber,
  insets = NO_INSETS,
}: PlacePreviewMapProps) {
  const colour = guideColour(guideId);
  const pins = useMemo(
    () => pinOf(number, place, { number, nameNumber }, colour),
    [place, number, nameNumber, colour],
  );
  const { location, marker, path, boundary } = place;
  return (
    <VisitorMap
      label={`Map of ${title}`}
      centre={location}
      zoom={PLACE_MAP_ZOOM}
      insets={insets}
      pins={pins}
      activeId={number}
      onPick={doNothing}
    >
      <ShapesLayer path={path} boundary={boundary} />
      <MarkersLayer text={marker} colour={colour} title={title} pin={location} />
      <CentreOn point={location} />
    </VisitorMap>
  );
});
