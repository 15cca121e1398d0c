import { checkLocation } from '@laneway/domain/geo/location-text';
import { checkMarkers, parseMarker } from '@laneway/domain/geo/marker-text';
import type { Point } from '@laneway/domain/geo/point';
import {
  checkShapes,
  describeShapeError,
  parseShapes,
  type Shape,
  type ShapeKind,
} from '@laneway/domain/geo/shapes-text';
import type { Geometry, GeometryField } from '../geometry.ts';

/** The drawn content of one text. */
export type Drawn<T> = {
  readonly shown: T;
  /** True when the text is invalid, and the map shows its last valid state. */
  readonly isStale: boolean;
};

export type Drawing = {
  readonly pin: Drawn<Point | null>;
  readonly path: Drawn<readonly Shape[]>;
  readonly boundary: Drawn<readonly Shape[]>;
  /** The source texts, so that unchanged ones aren't parsed again. */
  readonly texts: Geometry | null;
};

export const EMPTY_DRAWING: Drawing = {
  pin: { shown: null, isStale: false },
  path: { shown: [], isStale: false },
  boundary: { shown: [], isStale: false },
  texts: null,
};

/** The drawing of a geometry. An invalid text leaves its part of the drawing unchanged. */
export function readDrawing(before: Drawing, geometry: Geometry): Drawing {
  return {
    pin: readPin(before, geometry),
    path: readShapes('path', before, geometry),
    boundary: readShapes('boundary', before, geometry),
    texts: geometry,
  };
}

/** The error of a text; null for a valid one. */
export function geometryError(field: GeometryField, text: string): string | null {
  switch (field) {
    case 'location':
      return errorOf(checkLocation(text));
    case 'marker':
      return errorOf(checkMarkers(text));
    case 'path':
    case 'boundary': {
      const check = checkShapes(field, text);
      const [first] = check.ok ? [] : check.error;
      return first === undefined ? null : describeShapeError(first);
    }
  }
}

function readPin(before: Drawing, { location, marker }: Geometry): Drawn<Point | null> {
  if (before.texts?.location === location && before.texts.marker === marker) return before.pin;
  const check = checkLocation(location);
  if (!check.ok) return { shown: before.pin.shown, isStale: true };
  // Older places have a marker only.
  return { shown: check.value ?? parseMarker(marker), isStale: false };
}

function readShapes(kind: ShapeKind, before: Drawing, geometry: Geometry): Drawn<readonly Shape[]> {
  if (before.texts?.[kind] === geometry[kind]) return before[kind];
  const check = checkShapes(kind, geometry[kind]);
  if (check.ok) return { shown: check.value, isStale: false };
  // A text that was never valid shows its valid parts.
  const shown = before.texts === null ? parseShapes(kind, geometry[kind]) : before[kind].shown;
  return { shown, isStale: true };
}

function errorOf(check: { ok: true } | { ok: false; error: string }): string | null {
  return check.ok ? null : check.error;
}
