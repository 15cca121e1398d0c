import { addShape, moveMarker, replaceShape } from '@laneway/domain/geo/edit-shapes';
import { printCoordinates } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { SHAPE_KINDS, type Shape } from '@laneway/domain/geo/shapes-text';
import type { Geometry, Subject } from '../geometry.ts';
import type { Draft, ShapeRef } from './editor-state.ts';

/** Moves the pin; null removes it. A place's marker moves along, a guide has none. */
export function withPin(geometry: Geometry, subject: Subject, point: Point | null): Geometry {
  const location = point === null ? '' : printCoordinates(point);
  if (subject === 'guide') return { ...geometry, location };
  const marker = moveMarker(geometry.marker === '' ? null : geometry.marker, point) ?? '';
  return { ...geometry, location, marker };
}

/** Replaces one shape with others; without any, it is deleted. */
export function withShapes(
  geometry: Geometry,
  { kind, index }: ShapeRef,
  shapes: readonly Shape[],
): Geometry {
  return { ...geometry, [kind]: replaceShape(geometry[kind], index, shapes) };
}

/** The geometry with the line being drawn, as soon as it has enough points. */
export function withDraft(geometry: Geometry, draft: Draft, colour: string): Geometry {
  const { kind, points, base } = draft;
  const isEnough = points.length >= SHAPE_KINDS[kind].minPoints;
  return { ...geometry, [kind]: isEnough ? addShape(base, { points, colour }) : base };
}
