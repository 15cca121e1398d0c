import {
  insertVertex,
  middleOf,
  moveVertex,
  type Side,
  sidesOf,
} from '@laneway/domain/geo/edit-shapes';
import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import type { Shape } from '@laneway/domain/geo/shapes-text';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { Selection, ShapeRef } from '../state/editor-state.ts';
import { isPathEnd, snap } from './find-target.ts';
import { addHandle, type HandleMarkerOptions } from './handle-marker.ts';
import type { Preview } from './own-shapes.tsx';
import styles from './scene.module.css';
import { snapTargets } from './snap-targets.ts';
import { projectionOf } from './use-tap.ts';

/** The middle of a shorter side is covered by the handles of its ends. */
const MIN_SIDE_PX = 64;

/** A recorded path has thousands of points; the handles of so many would cover the map. */
export const MAX_HANDLES = 200;

type HandleEvents = Omit<HandleMarkerOptions, 'className' | 'zIndexOffset'>;

export type ShapeHandlesProps = {
  readonly selection: Selection;
  readonly shape: Shape;
  readonly onPreview: (preview: Preview | null) => void;
};

/** The handles of the selected shape: one on each point, and one in between that becomes a point. */
export function ShapeHandles({ selection, shape, onPreview }: ShapeHandlesProps) {
  const { map } = useMapScene();
  const { store, surroundings } = useEditor();
  const { tool } = useEditorState();
  const { kind, index, vertex: selected } = selection;
  const isDragging = useRef(false);
  const [views, setViews] = useState(0);

  useEffect(() => {
    const follow = () => {
      if (!isDragging.current) setViews((before) => before + 1);
    };
    map.on('moveend', follow);
    return () => {
      map.off('moveend', follow);
    };
  }, [map]);

  const place = useEffectEvent((ref: ShapeRef, vertex: number, at: Point, isExact: boolean) => {
    const state = store.getState();
    if (isExact || !isPathEnd(state, ref, vertex)) return roundPoint(at);
    const view = projectionOf(map);
    return snap(view.toPixel(at), view, snapTargets(state, surroundings, ref));
  });
  const preview = useEffectEvent((next: Preview | null) => {
    isDragging.current = next !== null;
    onPreview(next);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move, other points are in view
  useEffect(() => {
    if (tool !== 'select') return;
    const ref = { kind, index };
    const view = map.getBounds().pad(0.1);
    const isInView = ({ lat, lng }: Point) => view.contains([lat, lng]);
    const points = shape.points.flatMap((point, vertex) =>
      isInView(point) ? [{ point, vertex }] : [],
    );
    const markers: Marker[] = [];
    if (points.length > MAX_HANDLES) return;
    const add = (look: 'vertex' | 'selected' | 'middle', events: HandleEvents): void => {
      const className = classNames(styles.handle, styles[look]);
      // A middle handle above a point would turn every touch into a new point.
      const zIndexOffset = look === 'middle' ? 0 : 500;
      const marker = addHandle(map, { ...events, className, zIndexOffset });
      // The list of points does the same by keyboard.
      marker.getElement()?.setAttribute('aria-hidden', 'true');
      markers.push(marker);
    };

    for (const side of sidesOf(kind, shape)) {
      const middle = roundPoint(middleOf(side));
      if (!isInView(middle) || pixelsBetween(map, side) < MIN_SIDE_PX) continue;
      const { after } = side;
      const insert = (point: Point) => store.dispatch({ type: 'insert-vertex', ref, after, point });
      const show = (point: Point) => preview({ ref, shape: insertVertex(shape, after, point) });
      add('middle', {
        point: middle,
        onClick: () => insert(middle),
        onDragStart: () => show(middle),
        onDrag: (at) => {
          const point = roundPoint(at);
          show(point);
          return point;
        },
        onDragEnd: (at) => {
          preview(null);
          insert(at);
        },
      });
    }
    for (const { point, vertex } of points) {
      const vertexRef = { ...ref, vertex };
      const target = { what: 'vertex', point, ref: vertexRef } as const;
      const show = (at: Point) => preview({ ref, shape: moveVertex(shape, vertex, at) });
      add(vertex === selected ? 'selected' : 'vertex', {
        point,
        onClick: () => store.dispatch({ type: 'tap', target, by: 'pointer' }),
        onDragStart: () => show(point),
        onDrag: (at, isExact) => {
          const next = place(ref, vertex, at, isExact);
          show(next);
          return next;
        },
        onDragEnd: (at) => {
          preview(null);
          store.dispatch({ type: 'move-vertex', ref: vertexRef, point: at });
        },
      });
    }
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, store, shape, kind, index, selected, tool, views]);

  return null;
}

function pixelsBetween(map: LeafletMap, { from, to }: Side): number {
  return map
    .latLngToContainerPoint([from.lat, from.lng])
    .distanceTo(map.latLngToContainerPoint([to.lat, to.lng]));
}
