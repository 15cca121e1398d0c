import type { Feature, LatLng } from '../feature-table.ts';

/**
 * Robert Hoddle's survey of 1837 is regular, so it is computed: one corner and the offset to the
 * next street in each direction give all eighty-one crossings.
 */
const FLINDERS_AND_SPENCER: LatLng = [-37.82103, 144.95507];
const NEXT_STREET_EAST: LatLng = [0.00072, 0.0024675];
const NEXT_STREET_NORTH: LatLng = [0.001955, -0.0009075];

/** South to north. The little streets run halfway between the great ones. */
const EAST_WEST = [
  ['main', 'tram', 'Flinders Street'],
  ['minor', '', 'Flinders Lane'],
  ['main', 'tram', 'Collins Street'],
  ['minor', '', 'Little Collins Street'],
  ['main', 'tram', 'Bourke Street'],
  ['minor', '', 'Little Bourke Street'],
  ['main', '', 'Lonsdale Street'],
  ['minor', '', 'Little Lonsdale Street'],
  ['main', 'tram', 'La Trobe Street'],
] as const;

/** West to east. */
const NORTH_SOUTH = [
  ['main', 'tram', 'Spencer Street'],
  ['main', '', 'King Street'],
  ['main', 'tram', 'William Street'],
  ['main', '', 'Queen Street'],
  ['main', 'tram', 'Elizabeth Street'],
  ['main', 'tram', 'Swanston Street'],
  ['main', '', 'Russell Street'],
  ['main', '', 'Exhibition Street'],
  ['main', 'tram', 'Spring Street'],
] as const;

const LAST_EAST = NORTH_SOUTH.length - 1;
const LAST_NORTH = (EAST_WEST.length - 1) / 2;

/** The point this many great streets east of Spencer Street and north of Flinders Street. */
export function hoddleCorner(east: number, north: number): LatLng {
  return [
    FLINDERS_AND_SPENCER[0] + east * NEXT_STREET_EAST[0] + north * NEXT_STREET_NORTH[0],
    FLINDERS_AND_SPENCER[1] + east * NEXT_STREET_EAST[1] + north * NEXT_STREET_NORTH[1],
  ];
}

/** The streets of the grid, each from one edge of it to the other. */
export function hoddleStreets(): Feature[] {
  return [
    ...EAST_WEST.map(([kind, detail, name], index) => ({
      kind,
      detail,
      name,
      points: [hoddleCorner(0, index / 2), hoddleCorner(LAST_EAST, index / 2)],
    })),
    ...NORTH_SOUTH.map(([kind, detail, name], index) => ({
      kind,
      detail,
      name,
      points: [hoddleCorner(index, 0), hoddleCorner(index, LAST_NORTH)],
    })),
  ];
}
