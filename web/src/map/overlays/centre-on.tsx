import { ZOOM_ANIMATION_SECONDS } from '@laneway/domain/geo/map-constants';
import { isValidPoint, type Point } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent } from 'react';
import { middleShift } from '../insets.ts';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';

export type CentreOnProps = {
  /** null leaves the map unchanged. */
  readonly point: Point | null;
  /** If absent, the zoom stays. */
  readonly zoom?: number;
  /** True to move without animation: a map whose size changes during one ends up elsewhere. */
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
