import type { Point } from '@laneway/domain/geo/point';
import { useEffect } from 'react';
import { CircleMarker, LayerGroup } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';

/** The same on any base map and in any theme, like the lines themselves. */
const DOT = { radius: 5, weight: 2, color: '#1f2a30', fillColor: '#ffffff', fillOpacity: 1 };

/** The points of the line being drawn; a single point isn't a line yet. */
export function DraftPoints({ points }: { readonly points: readonly Point[] }) {
  const { map } = useMapScene();

  useEffect(() => {
    const dots = points.map(
      ({ lat, lng }) => new CircleMarker([lat, lng], { ...DOT, interactive: false }),
    );
    const group = new LayerGroup(dots);
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, points]);

  return null;
}
