import type { Point } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../../../../map/map-context.ts';
import { panIntoView } from '../../../../map/pan-into-view.ts';
import type { Rehearsal } from '../state/create-rehearsal.ts';
import { soundingOf } from '../state/sounding-of.ts';
import { walkerPoint } from '../state/walker-point.ts';
import { createPhoneDot } from './phone-dot.ts';
import { createSoundingZone } from './sounding-zone.ts';
import { createTrail } from './trail.ts';
import { useFollowWalker } from './use-follow-walker.ts';
import { createWalkerMarker } from './walker-marker.ts';
import { pointAfter, walkerPlace } from './walker-place.ts';

export type RehearsalLayerProps = { readonly rehearsal: Rehearsal };

/**
 * A rehearsed walk on the map: the walker, what their phone believes, where they have been, and the place that is heard.
 * It follows the rehearsal by itself, so that nothing is rendered with each frame.
 */
export function RehearsalLayer({ rehearsal }: RehearsalLayerProps) {
  const scene = useMapScene();
  const { map } = scene;
  const bringIntoView = useEffectEvent((point: Point) => panIntoView(scene, point));
  useFollowWalker(rehearsal);
  useEffect(() => {
    const zone = createSoundingZone(map);
    const trail = createTrail(map);
    const phone = createPhoneDot(map);
    const walker = createWalkerMarker(map, {
      onDrag: (to) => rehearsal.dispatch({ type: 'lead', to }),
      onStep: (metres) => {
        const to = pointAfter(rehearsal.getState(), metres);
        if (to === null) return;
        rehearsal.dispatch({ type: 'lead', to });
        bringIntoView(to);
      },
    });
    const draw = (): void => {
      const state = rehearsal.getState();
      const second = Math.floor(state.at);
      zone.show(state.plan, soundingOf(state.trace, second)?.stopId ?? null);
      trail.show(state.trace, second);
      phone.show(state.trace, second);
      walker.show({ point: walkerPoint(state), ...walkerPlace(state) });
    };
    draw();
    const leave = rehearsal.subscribe(draw);
    return () => {
      leave();
      for (const drawing of [zone, trail, phone, walker]) drawing.remove();
    };
  }, [map, rehearsal]);
  return null;
}
