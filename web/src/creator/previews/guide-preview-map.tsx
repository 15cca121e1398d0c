import { memo, useMemo, useState } from 'react';
import { guideColour } from '../../map/guide-colour.ts';
import type { Insets } from '../../map/insets.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import type { PinId } from '../../map/pins/pin.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { type GuideGeometry, guideMap, type PreviewPlace } from './map-contents.ts';

export type GuidePreviewMapProps = GuideGeometry & {
  readonly label: string;
  readonly guideId: number | string;
  readonly places: readonly PreviewPlace[];
  /** Keeps the pins clear of floating elements. */
  readonly insets?: Partial<Insets>;
};

const NO_INSETS = {};

/** A draft's places, path and boundary on the visitors' map; rerendered only when one of them changes. */
export const GuidePreviewMap = memo(function GuidePreviewMap({
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
