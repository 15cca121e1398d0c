import type { Point } from '@laneway/domain/geo/point';
import { useEffect } from 'react';
import { Polygon, Polyline } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { tuples } from './zone-layers.ts';

export type PlainShapeProps = {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly weight: number;
  readonly className: string | undefined;
};

/** A non-interactive line or area. */
export function PlainShape({ points, isClosed, weight, className = '' }: PlainShapeProps) {
  const { map } = useMapScene();

  useEffect(() => {
    const options = { className, weight, interactive: false };
    const shape = isClosed
      ? new Polygon(tuples(points), options)
      : new Polyline(tuples(points), { ...options, fill: false });
    shape.addTo(map);
    return () => {
      shape.remove();
    };
  }, [map, points, isClosed, weight, className]);

  return null;
}
