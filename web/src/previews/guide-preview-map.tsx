import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { useMemo, useState } from 'react';
import { guideColour } from '../map/guide-colour.ts';
import type { Insets } from '../map/insets.ts';
import { CentreOn } from '../map/overlays/centre-on.tsx';
import { ShapesLayer } from '../map/overlays/shapes-layer.tsx';
import type { PinId } from '../map/pins/pin.ts';
import { VisitorMap } from '../map/visitor-map.tsx';
import { guideMap, type PreviewPlace } from './map-contents.ts';

export type GuidePreviewMapProps = {
  readonly label: string;
  readonly guideId: number | string;
  readonly guide: GuideContent;
  readonly places: readonly PreviewPlace[];
  /** Keeps the pins clear of what floats on the map. */
  readonly insets?: Partial<Insets>;
};

/** A draft's places, path and boundary on the visitors' map. */
export function GuidePreviewMap({
  label,
  guideId,
  guide,
  places,
  insets = {},
}: GuidePreviewMapProps) {
  const [activeId, setActiveId] = useState<PinId | null>(null);
  const colour = guideColour(guideId);
  const { centre, zoom, pins } = useMemo(
    () => guideMap(guide, places, colour),
    [guide, places, colour],
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
      <ShapesLayer path={guide.path} boundary={guide.boundary} />
      {/* The zoom is only looked at when the centre moves. */}
      <CentreOn key={zoom} point={centre} zoom={zoom} />
    </VisitorMap>
  );
}
