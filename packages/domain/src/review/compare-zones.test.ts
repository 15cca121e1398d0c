import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../geo/distance.ts';
import { parseShapes } from '../geo/shapes-text.ts';
import { RULES } from '../walk/rules.ts';
import { DEFAULT_TRIGGER, type TriggerZone } from '../walk/trigger.ts';
import { writeTrigger } from '../walk/trigger-text.ts';
import { DEFAULT_WALK_SETTINGS } from '../walk/walk-settings.ts';
import { writeWalkSettings } from '../walk/walk-settings-text.ts';
import { compareZones, zoneOutline } from './compare-zones.ts';

const PIN = { lat: -37.8165, lng: 144.969 };
const circle = (radius: number, centre = PIN): TriggerZone => ({ kind: 'circle', centre, radius });
const AWAY = { lat: -37.8166, lng: 144.969 };
const AREA: TriggerZone = {
  kind: 'polygon',
  corners: [PIN, { lat: -37.816, lng: 144.97 }, { lat: -37.816, lng: 144.969 }],
};
const STRETCH: TriggerZone = { kind: 'stretch', from: 20, to: 60 };
const zoned = (zone: TriggerZone | null) => ({
  trigger: zone && writeTrigger({ ...DEFAULT_TRIGGER, zone }),
  location: PIN,
});

describe('a zone in two versions', () => {
  it.each<[TriggerZone | null, TriggerZone | null, string]>([
    [circle(45), circle(55), 'Zone: 55 m around, was 45 m'],
    [circle(45), circle(45, AWAY), 'Zone moved 11 m'],
    [circle(45), circle(55, AWAY), 'Zone moved 11 m: 55 m around, was 45 m'],
    [AREA, { ...AREA, corners: AREA.corners.toReversed() }, 'Zone redrawn'],
    [null, circle(45), 'Zone added: Circle, 45 m around the pin'],
    [circle(45), null, 'Zone removed, so it starts around the place'],
    [circle(45), STRETCH, 'Zone: 20 m to 60 m along the path, was: Circle, 45 m around the pin'],
  ])('%j, %j: %s', (before, after, text) => {
    expect(compareZones(zoned(before), zoned(after))).toEqual([
      { text, change: 'changed', word: null },
    ]);
  });

  it('has no line where it is the same', () => {
    expect(compareZones(zoned(circle(45)), zoned(circle(45)))).toEqual([]);
    expect(compareZones(zoned(null), zoned(null))).toEqual([]);
  });
});

type Guide = Parameters<typeof zoneOutline>[1];

const GUIDE: Guide = { path: '(-37.8165,144.969),(-37.8165,144.971)', walk: null };
const LOOP: Guide = {
  ...GUIDE,
  walk: writeWalkSettings({ ...DEFAULT_WALK_SETTINGS, loop: true }),
};

it.each<[string, TriggerZone | null, number]>([
  ['a circle', circle(45), 48],
  ['an area', AREA, 3],
  ['a part of the path', STRETCH, 4],
])('draws %s', (_, zone, corners) => {
  const [shape] = parseShapes('boundary', zoneOutline(zoned(zone), GUIDE));
  expect(shape?.points).toHaveLength(corners);
});

it('draws a part of the path as far as it reaches, along the path and to its sides', () => {
  const [shape] = parseShapes('boundary', zoneOutline(zoned(STRETCH), GUIDE));
  const points = shape?.points ?? [];
  const alongs = points.map(({ lng }) => distanceMetres(PIN, { ...PIN, lng }));
  expect(alongs.map(Math.round).toSorted((a, b) => a - b)).toEqual([20, 20, 60, 60]);
  for (const { lat, lng } of points) {
    expect(distanceMetres({ lat, lng }, { ...PIN, lng })).toBeCloseTo(RULES.stretchReach, 0);
  }
});

it('draws it on the way back too, where the walk is a loop', () => {
  const back: TriggerZone = { kind: 'stretch', from: 200, to: 240 };
  const reach = (guide: Guide) =>
    parseShapes('boundary', zoneOutline(zoned(back), guide))[0]?.points.map(({ lng }) =>
      Math.round(distanceMetres(PIN, { ...PIN, lng })),
    );
  expect(Math.min(...(reach(LOOP) ?? []))).toBeLessThan(130);
  expect(reach(GUIDE)).not.toEqual(reach(LOOP));
});

it.each<[TriggerZone | null, string | null]>([
  [null, GUIDE.path],
  [STRETCH, null],
])('draws nothing for %j along the path %j', (zone, path) => {
  expect(zoneOutline(zoned(zone), { ...GUIDE, path })).toBeNull();
});
