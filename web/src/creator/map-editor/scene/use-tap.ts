import type { Pixel } from '@laneway/domain/geo/pixels';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditor } from '../editor-context.ts';
import type { TapSource, Target } from '../state/editor-events.ts';
import { findTarget, type Projection } from './find-target.ts';
import { snapTargets } from './snap-targets.ts';

export type Tap = {
  readonly by: TapSource;
  /** Alt: put it exactly there. */
  readonly isExact: boolean;
};

/** Does what a tap at a position on the screen does with the tool in hand. */
export function useTap(): (pixel: Pixel, tap: Tap) => void {
  const { map } = useMapScene();
  const { store, surroundings, onAddPlace } = useEditor();
  return useCallback(
    (pixel, { by, isExact }) => {
      const state = store.getState();
      const changed = state.held?.what === 'vertex' ? state.held : null;
      const snapsTo = isExact ? [] : snapTargets(state, surroundings, changed);
      const target: Target = findTarget(state, pixel, projectionOf(map), snapsTo);
      store.dispatch({ type: 'tap', target, by });
      if (state.tool === 'places') onAddPlace?.(target.point);
    },
    [map, store, surroundings, onAddPlace],
  );
}

export function projectionOf(map: LeafletMap): Projection {
  return {
    toPixel: ({ lat, lng }) => map.latLngToContainerPoint([lat, lng]),
    toPoint: ({ x, y }) => {
      const { lat, lng } = map.containerPointToLatLng([x, y]).wrap();
      return { lat, lng };
    },
  };
}

/** Where the crosshair is. */
export function centrePixel(map: LeafletMap): Pixel {
  const { x, y } = map.getSize();
  return { x: x / 2, y: y / 2 };
}
