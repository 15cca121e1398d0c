import { contentTexts } from '@laneway/domain/content-texts';
import type { Bounds } from '@laneway/domain/geo/bounds';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import { useEffect, useMemo, useState } from 'react';
import { logProblem } from '../../core/diagnostics/log.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { MarkersLayer } from '../../map/overlays/markers-layer.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import type { Pin } from '../../map/pins/pin.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { Button } from '../../ui/button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import type { Place } from './place-facts.ts';
import styles from './place-map.module.css';
import { withVisitor } from './with-visitor.ts';

const INSETS = { top: 76, bottom: 88 };

export type PlaceMapProps = {
  /** Undefined while it is loading. */
  readonly place: Place | undefined;
  /** The pins of all places of the guide. */
  readonly pins: readonly Pin[];
  /** The colour of the markers. */
  readonly colour: string;
  readonly onBack: () => void;
  readonly onReturn: () => void;
};

/** The map of one place: its path, its boundary, its markers, and the visitor's position. */
export function PlaceMap({ place, pins, colour, onBack, onReturn }: PlaceMapProps) {
  const placeId = place?.p_id ?? null;
  const shown = useMemo(() => pins.filter(({ id }) => id === placeId), [pins, placeId]);
  return (
    <Stage
      top={<TopBar onBack={onBack} title={place?.p_title ?? 'Map'} />}
      backdrop={
        <VisitorMap
          label={`Map of ${place?.p_title ?? 'the place'}`}
          zoom={PLACE_MAP_ZOOM}
          centre={parseLocation(place?.p_location)}
          insets={INSETS}
          pins={shown}
          activeId={placeId}
          onPick={onBack}
        >
          {place !== undefined && <PlaceLayers place={place} colour={colour} />}
        </VisitorMap>
      }
      bottom={
        <div className={styles.bar}>
          <Button kind="main" onClick={onReturn}>
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

/** The visitor's first known location, because a map that follows every step couldn't be explored. */
function useFirstVisitorPoint(): Point | null {
  const current = useVisitorPoint();
  const [first, setFirst] = useState(current);
  if (first === null && current !== null) setFirst(current);
  return first;
}

/** Logs that a map has nothing to show: its place has no position, and the visitor's isn't known. */
export function useEmptyMapLog(content: Bounds | null, visitor: Point | null): void {
  const isEmpty = content === null && visitor === null;
  useEffect(() => {
    if (isEmpty) logProblem(contentTexts.noPlaceOrLocation);
  }, [isEmpty]);
}
