import { isValidPoint, type Point } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../map-context.ts';
import { panIntoView } from '../pan-into-view.ts';

export type KeepInViewProps = {
  /** null leaves the map unchanged. */
  readonly point: Point | null;
};

/** Pans the map to follow a point, once per new value: in between, the visitor controls the map. */
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
