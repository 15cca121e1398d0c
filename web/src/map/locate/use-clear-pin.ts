import type { Point } from '@laneway/domain/geo/point';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';
import { clearShift } from './clear-shift.ts';

/** The active pin around its tip. */
const PIN = { halfWidth: 24, height: 57 } as const;

/** Moves the map a little when a notice appears over the active pin. */
export function useClearPin(notice: RefObject<HTMLElement | null>, point: Point | null): void {
  const { map, insets } = useMapScene();
  const clear = useEffectEvent(() => {
    if (point === null || notice.current === null) return;
    const cover = notice.current.getBoundingClientRect();
    const frame = map.getContainer().getBoundingClientRect();
    const tip = map.latLngToContainerPoint([point.lat, point.lng]).add([frame.left, frame.top]);
    const pin = {
      left: tip.x - PIN.halfWidth,
      top: tip.y - PIN.height,
      right: tip.x + PIN.halfWidth,
      bottom: tip.y,
    };
    const free = { top: frame.top + insets.top, bottom: frame.bottom - insets.bottom };
    const shift = clearShift(pin, cover, free);
    if (shift !== 0) map.panBy([0, shift], { animate: !prefersReducedMotion() });
  });
  const isShown = point !== null;
  useEffect(() => {
    if (isShown) clear();
  }, [isShown]);
}
