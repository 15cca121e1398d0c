import { COAST } from './data/coast.ts';
import { FREEWAYS } from './data/freeways.ts';
import { hoddleStreets } from './data/hoddle-grid.ts';
import { LANDMARKS } from './data/landmarks.ts';
import { LANES } from './data/lanes.ts';
import { NAMES } from './data/names.ts';
import { PARKS } from './data/parks.ts';
import { RAIL } from './data/rail.ts';
import { SHORE_WORKS } from './data/shore-works.ts';
import { STREETS_EAST } from './data/streets-east.ts';
import { STREETS_NORTH } from './data/streets-north.ts';
import { STREETS_SOUTH } from './data/streets-south.ts';
import { STREETS_WEST } from './data/streets-west.ts';
import { SURROUNDINGS } from './data/surroundings.ts';
import { WATERS } from './data/waters.ts';
import { type Feature, readFeatures } from './feature-table.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { boxAround, type PixelBox, projectLine, type WorldLine } from './projection.ts';
import { roundCorners } from './round-corners.ts';

/** A feature prepared for drawing. */
export type Shape = {
  readonly kind: Kind;
  readonly detail: string;
  readonly name: string;
  readonly line: WorldLine;
  readonly box: PixelBox;
};

/** All shapes, by kind: they are drawn kind by kind, from the ground up. */
export type SketchMap = Readonly<Record<Kind, readonly Shape[]>>;

/**
 * Our own work, drawn from general knowledge of the city and copied from no other map: accurate in
 * the Hoddle Grid and along the demo guides' walks, looser towards the edges, not fit for
 * surveying.
 */
const TABLES = [
  SURROUNDINGS,
  COAST,
  WATERS,
  PARKS,
  SHORE_WORKS,
  LANDMARKS,
  STREETS_NORTH,
  STREETS_EAST,
  STREETS_SOUTH,
  STREETS_WEST,
  LANES,
  FREEWAYS,
  RAIL,
  NAMES,
];

/** Every feature of the data set, in the order of the tables. */
export function readAllFeatures(): Feature[] {
  return [...hoddleStreets(), ...TABLES.flatMap(readFeatures)];
}

/** Reads, projects and rounds the whole data set; takes a few milliseconds. */
export function readSketchMap(): SketchMap {
  const map = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []])) as unknown as Record<
    Kind,
    Shape[]
  >;
  for (const feature of readAllFeatures()) {
    const shape = shapeOf(feature);
    map[shape.kind].push(shape);
  }
  return map;
}

function shapeOf({ kind, detail, name, points }: Feature): Shape {
  if (!isKind(kind)) throw new Error(`The sketch map has no kind "${kind}" (${name})`);
  const { form, curved } = KINDS[kind];
  const projected = projectLine(points);
  const line = curved ? roundCorners(projected, form === 'area') : projected;
  return { kind, detail, name, line, box: boxAround(line) };
}
