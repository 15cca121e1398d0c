import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { worldX, worldY } from '@laneway/domain/geo/mercator';
import { describe, expect, it } from 'vitest';
import { CITY, type GeoBox, REGION } from './covered-area.ts';
import type { Feature, LatLng } from './feature-table.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { isInside } from './polygon.ts';
import { readAllFeatures, readSketchMap } from './sketch-map.ts';

const features = readAllFeatures();
const map = readSketchMap();

/** Kinds with data for the whole region; everything else belongs to the city. */
const REGIONAL: readonly string[] = [
  'sea',
  'island',
  'urban',
  'highway',
  'town',
  'city',
  'district',
  'suburb',
  'gulf',
  'bay',
];

const DATA_LIMIT = 20_000;

describe('the data of the sketch map', () => {
  it('has only kinds that can be drawn, and at least one of each', () => {
    const kinds = new Set(features.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !isKind(kind))).toEqual([]);
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it('has a name for every feature', () => {
    expect(features.filter(({ name }) => name.trim() === '')).toEqual([]);
  });

  it('has enough points for every shape', () => {
    const fewest = { area: 3, line: 2, point: 1 };
    const tooShort = features.filter(
      ({ kind, points }) => isKind(kind) && points.length < fewest[KINDS[kind].form],
    );
    expect(tooShort).toEqual([]);
  });

  it('has the width of each river', () => {
    const rivers = features.filter(({ kind }) => kind === 'river');
    expect(rivers.map(({ detail }) => Number(detail)).every((metres) => metres > 5)).toBe(true);
  });

  it('stays inside the covered area', () => {
    const strays = features.filter(({ kind, points }) => {
      const { north, south, west, east }: GeoBox = REGIONAL.includes(kind) ? grown(REGION) : CITY;
      return points.some(([lat, lng]) => lat > north || lat < south || lng < west || lng > east);
    });
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it.each(features.filter(isArea).map((feature) => [feature.kind, feature.name, feature] as const))(
    'draws the edge of the %s %s without crossing itself',
    (_kind, _name, { points }) => {
      expect(firstCrossing(points)).toBeUndefined();
    },
  );

  it('is small', () => {
    const tables = globSync('data/*.ts', { cwd: import.meta.dirname })
      .toSorted()
      .map((name) => readFileSync(`${import.meta.dirname}/${name}`));
    expect(brotliCompressSync(Buffer.concat(tables)).length).toBeLessThan(DATA_LIMIT);
  });
});

describe('known corners and sights', () => {
  it.each([
    ['Flinders Street Station', -37.81743, 144.96741, ['Flinders Street', 'Swanston Street']],
    ['the foot of Spencer Street', -37.82103, 144.95507, ['Flinders Street', 'Spencer Street']],
    ['the Old Treasury', -37.81332, 144.97391, ['Collins Street', 'Spring Street']],
    ['Bourke Street Mall', -37.81424, 144.96314, ['Bourke Street', 'Elizabeth Street']],
    ['the State Library', -37.80961, 144.96378, ['La Trobe Street', 'Swanston Street']],
    [
      'the corner of the Carlton Gardens',
      -37.80747,
      144.97118,
      ['La Trobe Street', 'Victoria Parade'],
    ],
    ['Hosier Lane', -37.81638, 144.96907, ['Hosier Lane']],
    ['AC/DC Lane', -37.81562, 144.97096, ['ACDC Lane']],
    ['Degraves Street', -37.81722, 144.96596, ['Degraves Street']],
    ['Hardware Lane', -37.8141, 144.96161, ['Hardware Lane']],
    ['Chinatown', -37.8125, 144.9653, ['Little Bourke Street', 'Swanston Street']],
    ['a Fitzroy corner', -37.8061, 144.9774, ['Gertrude Street', 'Brunswick Street']],
    ['a Collingwood corner', -37.79923, 144.98437, ['Johnston Street', 'Smith Street']],
    ['the Rose Street market', -37.79651, 144.9791, ['Rose Street', 'Brunswick Street']],
    ['the end of Gertrude Street', -37.80561, 144.973, ['Gertrude Street', 'Nicholson Street']],
    ['Richmond', -37.8258, 144.997, ['Swan Street']],
    ['the tram depot', -37.82712, 145.02462, ['Wallen Road', 'Power Street']],
    ['Melbourne Park', -37.81905, 144.976, ['Batman Avenue']],
    ['Docklands', -37.8186, 144.9469, ['Harbour Esplanade']],
    ['Luna Park', -37.8679, 144.9778, ['Acland Street', 'Carlisle Street']],
    ['the end of Acland Street', -37.86925, 144.98015, ['Acland Street', 'Barkly Street']],
    ['the Esplanade', -37.86492, 144.97428, ['The Esplanade']],
    ['St Kilda Pier', -37.8647, 144.9664, ['St Kilda Pier']],
    ['Gem Pier', -37.8616, 144.90495, ['Gem Pier', 'Nelson Place']],
    ['the back beach of Williamstown', -37.86832, 144.9059, ['Esplanade']],
    ['the Sandridge Bridge', -37.82075, 144.96225, ['Sandridge Bridge']],
    ['the Evan Walker Bridge', -37.81965, 144.9652, ['Evan Walker Bridge']],
    ['St Kilda Junction', -37.8553, 144.9822, ['Punt Road', 'St Kilda Road']],
    ['the Haymarket', -37.80225, 144.9572, ['Elizabeth Street', 'Royal Parade', 'Flemington Road']],
  ])('%s is within 60 m of its streets', (_place, lat, lng, streets) => {
    for (const street of streets) {
      expect(metresTo(street, [lat, lng]), street).toBeLessThan(60);
    }
  });

  it.each([
    ['Fern Gully', -37.83172, 144.97975, 'Royal Botanic Gardens'],
    ['the Music Bowl', -37.82335, 144.97469, 'Kings Domain'],
    ['the flag staff', -37.81065, 144.9545, 'Flagstaff Gardens'],
    ['the Exhibition Building', -37.80512, 144.97148, 'Carlton Gardens'],
    ['the rotunda', -37.7879, 144.9819, 'Edinburgh Gardens'],
    ['the Federation Bells', -37.8188, 144.9732, 'Birrarung Marr'],
    ['Captain Cook', -37.86195, 144.9719, 'Catani Gardens'],
    ['the Timeball Tower', -37.8669, 144.91368, 'Point Gellibrand'],
    ['the MCG', -37.82, 144.9834, 'Yarra Park'],
  ])('%s is in its park', (_place, lat, lng, park) => {
    expect(isIn(['park', 'green'], park, [lat, lng])).toBe(true);
  });

  it.each([
    ['Princes Pier', -37.8455, 144.9248],
    ['St Kilda Pier', -37.86473, 144.9662],
    ['Gem Pier', -37.86085, 144.90568],
  ])('the end of %s is in the sea', (_place, lat, lng) => {
    expect(isIn(['sea'], 'Port Phillip and Bass Strait', [lat, lng])).toBe(true);
  });

  it.each([
    ['the Palais Theatre', -37.8675, 144.97605],
    ['Seaworks', -37.863, 144.90785],
    ['Williamstown Beach', -37.8677, 144.8949],
    ['Federation Square', -37.81798, 144.96876],
  ])('%s is on land', (_place, lat, lng) => {
    expect(isIn(['sea'], 'Port Phillip and Bass Strait', [lat, lng])).toBe(false);
  });
});

function isArea({ kind }: Feature): boolean {
  return isKind(kind) && KINDS[kind].form === 'area';
}

/** The sea continues beyond the region, where it has faded. */
function grown({ north, south, west, east }: GeoBox): GeoBox {
  return { north, south: south - 1, west: west - 0.5, east: east + 0.5 };
}

function isIn(kinds: readonly Kind[], name: string, [lat, lng]: LatLng): boolean {
  const point = { x: worldX(lng), y: worldY(lat) };
  return kinds
    .flatMap((kind) => map[kind])
    .some((shape) => shape.name === name && isInside(shape.line, point));
}

function metresTo(name: string, from: LatLng): number {
  const lines = features.filter((feature) => feature.name === name && !isArea(feature));
  const distances = lines.flatMap(({ points }) =>
    points.slice(1).map((end, index) => metresToSegment(from, points[index] ?? end, end)),
  );
  return Math.min(...distances);
}

function metresToSegment(from: LatLng, start: LatLng, end: LatLng): number {
  const metres = ([lat, lng]: LatLng) => ({
    x: (lng - from[1]) * 111_320 * Math.cos((from[0] * Math.PI) / 180),
    y: (lat - from[0]) * 111_320,
  });
  const [a, b] = [metres(start), metres(end)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, part));
  return Math.hypot(a.x + t * dx, a.y + t * dy);
}

function firstCrossing(points: readonly LatLng[]): readonly [LatLng, LatLng] | undefined {
  const edges = points.map(
    (point, index) => [point, points[(index + 1) % points.length] ?? point] as const,
  );
  for (const [i, first] of edges.entries()) {
    for (const [j, second] of edges.entries()) {
      const neighbours = j <= i + 1 || (i === 0 && j === edges.length - 1);
      if (!neighbours && cross(first, second)) return [first[0], second[0]];
    }
  }
  return undefined;
}

type Edge = readonly [LatLng, LatLng];

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function side(a: LatLng, b: LatLng, c: LatLng): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
}
