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

/** What one text puts on the map. */
export type Drawn<T> = {
  readonly shown: T;
  /** True when the text can't be read, and the map shows what it last said. */
  readonly isStale: boolean;
};

export type Drawing = {
  readonly pin: Drawn<Point | null>;
  readonly path: Drawn<readonly Shape[]>;
  readonly boundary: Drawn<readonly Shape[]>;
  /** The texts it was read from, so that an unchanged one isn't read again. */
  readonly texts: Geometry | null;
};

export const EMPTY_DRAWING: Drawing = {
  pin: { shown: null, isStale: false },
  path: { shown: [], isStale: false },
  boundary: { shown: [], isStale: false },
  texts: null,
};

/** The drawing of a geometry. A text that can't be read leaves its part of the drawing as it was. */
export function readDrawing(before: Drawing, geometry: Geometry): Drawing {
  return {
    pin: readPin(before, geometry),
    path: readShapes('path', before, geometry),
    boundary: readShapes('boundary', before, geometry),
    texts: geometry,
  };
}

/** The sentence about a text that can't be read; null for one that can. */
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
  // A text that was never good shows what can be read of it.
  const shown = before.texts === null ? parseShapes(kind, geometry[kind]) : before[kind].shown;
  return { shown, isStale: true };
}

function errorOf(check: { ok: true } | { ok: false; error: string }): string | null {
  return check.ok ? null : check.error;
}
