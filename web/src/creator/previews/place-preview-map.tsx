import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { memo, useMemo } from 'react';
import { guideColour } from '../../map/guide-colour.ts';
import type { Insets } from '../../map/insets.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { MarkersLayer } from '../../map/overlays/markers-layer.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { type PlaceOnMap, pinOf } from './map-contents.ts';
import { doNothing } from './preview-screens.tsx';

export type PlacePreviewMapProps = {
  readonly title: string;
  readonly guideId: number | string;
  readonly place: PlaceOnMap;
  readonly number: number;
  /** Keeps the pin clear of floating elements. */
  readonly insets?: Partial<Insets>;
};

const NO_INSETS = {};

/** The place of a draft on the visitors' map, with its path, boundary and markers. */
export const PlacePreviewMap = memo(function PlacePreviewMap({
  title,
  guideId,
  place,
  number,
  insets = NO_INSETS,
}: PlacePreviewMapProps) {
  const colour = guideColour(guideId);
  const pins = useMemo(() => pinOf(number, place, number, colour), [place, number, colour]);
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
