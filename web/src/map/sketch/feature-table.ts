/** One row of a table: its kind, its name and its points. */
export type Feature = {
  readonly kind: string;
  /** The word after the kind, such as `tram` on a street or the metres of a river's width. */
  readonly detail: string;
  readonly name: string;
  readonly points: readonly LatLng[];
};

export type LatLng = readonly [lat: number, lng: number];

/** Coordinates are written as hundred-thousandths of a degree south and east of here. */
const ORIGIN: LatLng = [-37, 144];
const STEPS_PER_DEGREE = 1e5;

/**
 * Reads a table of features. A row is `kind [detail] | name | points`, a point `81743 96741`, which
 * means -37.81743, 144.96741; an indented line continues the row above it. The digits are the ones
 * you read off any other map, and they compress as well as deltas do.
 */
export function readFeatures(table: string): Feature[] {
  return table.trim().replaceAll(/\n\s+/g, ' ').split('\n').map(readRow);
}

function readRow(row: string): Feature {
  const [head = '', name = '', points = ''] = row.split(' | ');
  const [kind = '', detail = ''] = head.split(' ');
  return { kind, detail, name, points: points.split(', ').map(readPoint) };
}

function readPoint(text: string): LatLng {
  const [south, east] = text.split(' ').map(Number);
  if (south === undefined || east === undefined || Number.isNaN(south + east)) {
    throw new Error(`"${text}" is not a point of the sketch map`);
  }
  return [ORIGIN[0] - south / STEPS_PER_DEGREE, ORIGIN[1] + east / STEPS_PER_DEGREE];
}
