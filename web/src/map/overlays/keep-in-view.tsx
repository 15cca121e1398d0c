import { isValidPoint, type Point } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../map-context.ts';
import { panIntoView } from '../pan-into-view.ts';

export type KeepInViewProps = {
  /** Null leaves the map where it is. */
  readonly point: Point | null;
};

/** Lets the map follow a point, once for each new value of it: between two of them the map is the visitor's. */
export function KeepInView({ point }: KeepInViewProps) {
  const scene = useMapScene();
  const lat = point?.lat ?? Number.NaN;
  const lng = point?.lng ?? Number.NaN;

  const follow = useEffectEvent(() => panIntoView(scene, { lat, lng }));
  useEffect(() => {
    if (isValidPoint({ lat, lng })) follow();
  }, [lat, lng]);

  return null;
}
