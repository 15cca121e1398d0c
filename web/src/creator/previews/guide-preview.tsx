import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { memo, useMemo, useState } from 'react';
import { GuideCard } from '../../guide/guide-card.tsx';
import { GuideOverviewBody } from '../../guide/guide-overview-body.tsx';
import { openingOf } from '../../guide/opening.ts';
import { guideColour } from '../../map/guide-colour.ts';
import type { Insets } from '../../map/insets.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import type { PinId } from '../../map/pins/pin.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { guideAsPublished } from './as-published.ts';
import { type GuideGeometry, guideMap, type PreviewPlace } from './map-contents.ts';
import {
  CARD_INSETS,
  CardScreen,
  doNothing,
  PhonePreview,
  SheetScreen,
} from './preview-screens.tsx';
import { useShownMedia } from './use-shown-media.ts';
import { useStablePoint } from './use-steady-point.ts';

export type GuidePreviewProps = {
  readonly guide: GuideContent;
  readonly author: string;
  /** In walking order. */
  readonly places: readonly PreviewPlace[];
  /** A few pixels of the image as a data URL, if there are any. */
  readonly imagePlaceholder: string | null;
  /** Gives the pins their colour. */
  readonly guideId?: number | string;
  /** The size of the guide's media; zero while it is unknown. */
  readonly mediaBytes?: number;
};

/** A draft as visitors will see it on a phone: in the carousel, as an overview and on the map. */
export const GuidePreview = memo(function GuidePreview({
  guide: content,
  places,
  author,
  imagePlaceholder,
  mediaBytes = 0,
  guideId,
}: GuidePreviewProps) {
  const location = useStablePoint(content.location);
  const image = useShownMedia(content.image);
  const shown = guideAsPublished(
    { ...content, image: image.uri },
    {
      author,
      // New places have no ids yet.
      places: places.map((place, index) => ({ ...place, id: index + 1 })),
      mediaBytes,
      imagePlaceholder,
    },
  );
  const map = (insets?: Partial<Insets>) => (
    <GuidePreviewMap
      label={`Map of ${shown.g_title}`}
      guideId={guideId ?? shown.g_id}
      location={location}
      path={content.path}
      boundary={content.boundary}
      places={places}
      {...(insets && { insets })}
    />
  );
  return (
    <PhonePreview
      title={shown.g_title}
      screens={{
        Card: (
          <CardScreen map={map(CARD_INSETS)}>
            <GuideCard
              guide={shown}
              isFront
              isOpen={false}
              distance={null}
              urgent
              onPick={doNothing}
            />
          </CardScreen>
        ),
        Overview: (
          <SheetScreen map={map()}>
            <GuideOverviewBody
              guide={shown}
              opening={openingOf(shown, null)}
              onOpen={doNothing}
              onGift={doNothing}
              onNavigate={doNothing}
            />
          </SheetScreen>
        ),
      }}
      map={map()}
      notes={[['Image', image.note]]}
    />
  );
});

type GuidePreviewMapProps = GuideGeometry & {
  readonly label: string;
  readonly guideId: number | string;
  readonly places: readonly PreviewPlace[];
  /** Keeps the pins clear of floating elements. */
  readonly insets?: Partial<Insets>;
};

const NO_INSETS = {};

/** A draft's places, path and boundary on the visitors' map; rerendered only when one of them changes. */
const GuidePreviewMap = memo(function GuidePreviewMap({
  label,
  guideId,
  location,
  path,
  boundary,
  places,
  insets = NO_INSETS,
}: GuidePreviewMapProps) {
  const [activeId, setActiveId] = useState<PinId | null>(null);
  const colour = guideColour(guideId);
  const { centre, zoom, pins } = useMemo(
    () => guideMap({ location, path, boundary }, places, colour),
    [location, path, boundary, places, colour],
  );
  return (
    <VisitorMap
      label={label}
      centre={centre}
      zoom={zoom}
      insets={insets}
      pins={pins}
      activeId={activeId}
      onPick={setActiveId}
    >
      <ShapesLayer path={path} boundary={boundary} />
      {/* The zoom only matters when the centre moves. */}
      <CentreOn key={zoom} point={centre} zoom={zoom} />
    </VisitorMap>
  );
});
