import { ZOOM_ANIMATION_SECONDS } from '@laneway/domain/geo/map-constants';
import { isValidPoint, type Point } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent } from 'react';
import { middleShift } from '../insets.ts';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';

export type CentreOnProps = {
  /** Null leaves the map where it is. */
  readonly point: Point | null;
  /** If missing, the zoom stays. */
  readonly zoom?: number;
  /** Without animation. A map whose size changes during one ends up somewhere else. */
  readonly isInstant?: boolean;
};

/** Moves a point to the middle of the free part of the map, once for each new value. */
export function CentreOn({ point, zoom, isInstant = false }: CentreOnProps) {
  const { map, insets } = useMapScene();
  const lat = point?.lat ?? Number.NaN;
  const lng = point?.lng ?? Number.NaN;

  const centre = useEffectEvent(() => {
    const target = zoom ?? map.getZoom();
    const { x, y } = middleShift(insets);
    const middle = map.project([lat, lng], target).subtract([x, y]);
    map.setView(map.unproject(middle, target), target, {
      animate: !isInstant && !prefersReducedMotion(),
      duration: ZOOM_ANIMATION_SECONDS,
    });
  });

  useEffect(() => {
    if (isValidPoint({ lat, lng })) centre();
  }, [lat, lng]);

  return null;
}
