import { isNullIsland, type Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { parseColour, SHAPE_KINDS } from '@laneway/domain/geo/shapes-text';
import { fail, ok, type Result } from '@laneway/domain/result';
import { isPlainObject } from '../../core/stored-value.ts';
import type { Geography, NamedLine, Waypoint } from './geography.ts';
import type { ImportError } from './import-errors.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { asDescription, asTitle } from './plain-text.ts';

type Json = Readonly<Record<string, unknown>>;

/** A part of the file that is still to be read, with its inherited properties. */
type Pending = { readonly json: unknown; readonly properties: Json; readonly depth: number };

/** The geography in any GeoJSON; the readers of other formats convert to it first. */
export function geographyOf(json: unknown): Result<Geography, ImportError> {
  const found = { paths: [], boundaries: [], waypoints: [], holes: 0, points: 0 } as Found;
  // Iterative, because a malicious file could exhaust recursion. Reversed, so that the first is read first.
  const pending: Pending[] = [{ json, properties: {}, depth: 0 }];
  try {
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      // One by one, because a call can't take hundreds of thousands of arguments.
      for (const part of readPart(next, found).reverse()) pending.push(part);
    }
  } catch (error) {
    if (error instanceof RefusedFile) return fail(error.reason);
    throw error;
  }
  const { points: _, ...geography } = found;
  const count = found.paths.length + found.boundaries.length + found.waypoints.length;
  return count === 0 ? fail('nothing_usable') : ok(geography);
}

type Found = {
  readonly paths: NamedLine[];
  readonly boundaries: NamedLine[];
  readonly waypoints: Waypoint[];
  holes: number;
  points: number;
};

/** Reads one object; nested objects are returned to be read next. */
function readPart({ json, properties, depth }: Pending, found: Found): Pending[] {
  if (!isPlainObject(json)) return [];
  if (depth > IMPORT_LIMITS.depth) throw new RefusedFile('unreadable');
  const inside = (parts: unknown, own = properties) =>
    listOf(parts).map((part) => ({ json: part, properties: own, depth: depth + 1 }));
  switch (json.type) {
    case 'FeatureCollection':
      return inside(json.features);
    case 'Feature':
      return inside([json.geometry], isPlainObject(json.properties) ? json.properties : {});
    case 'GeometryCollection':
      return inside(json.geometries);
    default:
      readGeometry(json, properties, found);
      return [];
  }
}

function readGeometry({ type, coordinates }: Json, properties: Json, found: Found): void {
  switch (type) {
    case 'Point':
      addWaypoints([coordinates], properties, found);
      break;
    case 'MultiPoint':
      addWaypoints(listOf(coordinates), properties, found);
      break;
    case 'LineString':
      addPath(coordinates, properties, found);
      break;
    case 'MultiLineString':
      for (const line of listOf(coordinates)) addPath(line, properties, found);
      break;
    case 'Polygon':
      addBoundary(coordinates, properties, found);
      break;
    case 'MultiPolygon':
      for (const polygon of listOf(coordinates)) addBoundary(polygon, properties, found);
      break;
  }
}

function addWaypoints(positions: readonly unknown[], properties: Json, found: Found): void {
  const title = asTitle(properties.name ?? properties.title ?? properties.Name);
  const { description, desc, cmt } = properties;
  for (const point of readPoints(positions, found)) {
    // 0,0 is what a device without a position writes.
    if (isNullIsland(point)) continue;
    found.waypoints.push({ title, description: asDescription(description ?? desc ?? cmt), point });
  }
}

function addPath(positions: unknown, properties: Json, found: Found): void {
  const points = withoutRepeats(readPoints(listOf(positions), found));
  if (points.length < SHAPE_KINDS.path.minPoints) return;
  found.paths.push({ ...nameAndColour(properties), points });
}

function addBoundary(rings: unknown, properties: Json, found: Found): void {
  const [outer, ...holes] = listOf(rings);
  const closed = withoutRepeats(readPoints(listOf(outer), found));
  const isClosed = closed.length > 1 && isSame(closed[0], closed.at(-1));
  const points = isClosed ? closed.slice(0, -1) : closed;
  if (points.length < SHAPE_KINDS.boundary.minPoints) return;
  found.holes += holes.length;
  found.boundaries.push({ ...nameAndColour(properties), points });
}

function nameAndColour(properties: Json): Pick<NamedLine, 'name' | 'colour'> {
  const { name, title, stroke, fill, color, _umap_options: umap } = properties;
  const candidates = [stroke, fill, color, isPlainObject(umap) ? umap.color : null];
  const colour = candidates.find((one) => typeof one === 'string');
  return { name: asTitle(name ?? title), colour: parseColour(String(colour ?? '')) };
}

function readPoints(positions: readonly unknown[], found: Found): Point[] {
  found.points += positions.length;
  if (found.points > IMPORT_LIMITS.points) throw new RefusedFile('too_many_points');
  return positions.map(readPoint);
}

/** Longitude comes first; a height may follow and isn't used. */
function readPoint(position: unknown): Point {
  const [lng, lat] = listOf(position);
  if (typeof lng !== 'number' || typeof lat !== 'number') throw new RefusedFile('unreadable');
  // On maps that repeat sideways, people can draw on a copy of the world, up to 360° away.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 360)) throw new RefusedFile('out_of_range');
  return roundPoint({ lat, lng: Math.abs(lng) <= 180 ? lng : lng - 360 * Math.sign(lng) });
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, index) => !isSame(point, points[index - 1]));
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && one.lat === other?.lat && one.lng === other.lng;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Aborts reading a file from deep inside. */
export class RefusedFile extends Error {
  readonly reason: ImportError;

  constructor(reason: ImportError) {
    super(reason);
    this.reason = reason;
  }
}
