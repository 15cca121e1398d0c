import { boundsOfPoints, boundsOfShapes, unionBounds } from '@laneway/domain/geo/bounds';
import { parseMarkers } from '@laneway/domain/geo/marker-text';
import { parseShapes } from '@laneway/domain/geo/shapes-text';
import type { ComparedMap } from '@laneway/domain/review/compare-map';
import { useMemo } from 'react';
import { WheelZoom } from '../../../creator/map-editor/scene/wheel-zoom.tsx';
import { useTileSource } from '../../../map/base/use-tile-source.ts';
import { MapView } from '../../../map/map-view.tsx';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { differencePins } from './difference-pins.ts';
import { DifferencePinsLayer } from './difference-pins-layer.tsx';

export type DifferenceMapProps = {
  readonly label: string;
  readonly map: ComparedMap;
  /** False draws everything as unchanged. */
  readonly isCompared: boolean;
};

/** Two versions on one map: the later one solid, the previous positions dashed. */
export function DifferenceMap({ label, map, isCompared }: DifferenceMapProps) {
  const { path, boundary, zone } = map;
  const pins = useMemo(() => differencePins(map, isCompared), [map, isCompared]);
  return (
    <MapView label={label} tiles={useTileSource()}>
      {path.before !== path.after && <ShapesLayer path={path.before} isFormer={isCompared} />}
      {boundary.before !== boundary.after && (
        <ShapesLayer boundary={boundary.before} isFormer={isCompared} />
      )}
      {zone.before !== zone.after && <ShapesLayer boundary={zone.before} isFormer={isCompared} />}
      <ShapesLayer path={path.after} boundary={boundary.after} />
      <ShapesLayer boundary={zone.after} />
      <DifferencePinsLayer pins={pins} />
      <FitBounds bounds={boundsOf(map)} />
      <WheelZoom isExpanded={false} />
    </MapView>
  );
}

function boundsOf({ pins, path, boundary, zone, markers }: ComparedMap) {
  const points = pins.flatMap(({ before, after }) => [before, after]);
  return unionBounds([
    boundsOfPoints(points.filter((point) => point !== null)),
    ...[path.before, path.after].map((text) => boundsOfShapes(parseShapes('path', text))),
    ...[boundary.before, boundary.after, zone.before, zone.after].map((text) =>
      boundsOfShapes(parseShapes('boundary', text)),
    ),
    ...[markers.before, markers.after].map((text) =>
      boundsOfPoints(parseMarkers(text).map(({ point }) => point)),
    ),
  ]);
}
