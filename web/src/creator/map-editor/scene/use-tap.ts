import type { Pixel } from '@laneway/domain/geo/pixels';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditor } from '../editor-context.ts';
import type { Target } from '../state/editor-events.ts';
import type { TapSource } from '../state/editor-state.ts';
import { findTarget, type Projection } from './find-target.ts';
import { snapTargets } from './snap-targets.ts';

export type Tap = {
  readonly by: TapSource;
  /** Alt disables snapping. */
  readonly isExact: boolean;
};

/** Applies a tap at a screen position with the current tool. */
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
      if (state.tool !== 'places') return;
      void onAddPlace?.(target.point).then((id) => {
        if (id !== null) store.dispatch({ type: 'place-added', id });
      });
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

/** The position of the crosshair. */
export function centrePixel(map: LeafletMap): Pixel {
  const { x, y } = map.getSize();
  return { x: x / 2, y: y / 2 };
}
