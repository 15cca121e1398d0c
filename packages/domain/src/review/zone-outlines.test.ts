import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import { parseShapes } from '../geo/shapes-text.ts';
import type { GuideContent } from '../guides/guide-content.ts';
import type { PlaceContent } from '../guides/place-content.ts';
import { RULES } from '../walk/engine/rules.ts';
import { DEFAULT_TRIGGER, type TriggerZone } from '../walk/plan/trigger.ts';
import { DEFAULT_WALK_SETTINGS, type WalkSettings } from '../walk/plan/walk-settings.ts';
import { writeTrigger } from '../walk/text/trigger-text.ts';
import { writeWalkSettings } from '../walk/text/walk-settings-text.ts';
import { aNewPlace, aVersion } from './version.test-data.ts';
import type { VersionPlace } from './version.ts';
import { zoneOutlines } from './zone-outlines.ts';

const START = { lat: -37.8165, lng: 144.969 };
const PIN = { lat: -37.8163, lng: 144.97 };
/** The nearest point of the path. */
const BESIDE_PIN = { ...PIN, lat: START.lat };
const PATH = '(-37.8165,144.969),(-37.8165,144.971)';
const AREA: TriggerZone = {
  kind: 'polygon',
  corners: [PIN, { lat: -37.816, lng: 144.97 }, { lat: -37.816, lng: 144.969 }],
};
const stretch = (from: number, to: number): TriggerZone => ({ kind: 'stretch', from, to });
const settings = (some: Partial<WalkSettings>) =>
  writeWalkSettings({ ...DEFAULT_WALK_SETTINGS, ...some });

function aPlace(zone: TriggerZone | null, content: Partial<PlaceContent> = {}): VersionPlace {
  const trigger = zone && writeTrigger({ ...DEFAULT_TRIGGER, zone });
  return aNewPlace(7, { location: PIN, trigger, ...content });
}

function cornersOf(place: VersionPlace, more: Partial<GuideContent> = {}): readonly Point[] {
  const { guide, places } = aVersion(place);
  const outlines = zoneOutlines({ guide: { ...guide, path: PATH, ...more }, places });
  return parseShapes('boundary', outlines.get(place))[0]?.points ?? [];
}

const metresFrom = (centre: Point, corners: readonly Point[]) => [
  ...new Set(corners.map((corner) => Math.round(distanceMetres(centre, corner)))),
];

describe('the zone of a place whose creator chose none', () => {
  it.each<[string, Partial<GuideContent>, Point, number]>([
    ['where the path is nearest', {}, BESIDE_PIN, 30],
    ['wider between tall buildings', { walk: settings({ surroundings: 'dense' }) }, BESIDE_PIN, 35],
    ['around the pin without a path', { path: null }, PIN, 30],
  ])('is a circle %s', (_, guide, centre, radius) => {
    const corners = cornersOf(aPlace(null), guide);
    expect(corners).toHaveLength(48);
    expect(metresFrom(centre, corners)).toEqual([radius]);
  });

  it.each<[string, VersionPlace]>([
    ['isn’t on the map', aPlace(null, { location: null })],
    ['was withdrawn', { ...aPlace(null), isWithdrawn: true }],
  ])('isn’t there if the place %s', (_, place) => {
    expect(cornersOf(place)).toEqual([]);
  });

  it('has the same text when the path starts elsewhere', () => {
    const place = aPlace(null);
    expect(cornersOf(place, { path: '(-37.8165,144.968),(-37.8165,144.971)' })).toEqual(
      cornersOf(place),
    );
  });
});

it.each<[string, TriggerZone, number]>([
  ['a circle', { kind: 'circle', centre: PIN, radius: 45 }, 48],
  ['an area', AREA, 3],
  ['a part of the path', stretch(20, 60), 4],
])('draws %s', (_, zone, corners) => {
  expect(cornersOf(aPlace(zone))).toHaveLength(corners);
});

it('draws a part of the path as far as it reaches, along the path and to its sides', () => {
  const corners = cornersOf(aPlace(stretch(20, 60)));
  const alongs = corners.map(({ lng }) => distanceMetres(START, { ...START, lng }));
  expect(alongs.map(Math.round).toSorted((a, b) => a - b)).toEqual([20, 20, 60, 60]);
  for (const { lat, lng } of corners) {
    expect(distanceMetres({ lat, lng }, { ...START, lng })).toBeCloseTo(RULES.stretchReach, 0);
  }
});

it('draws a part of the path on the way back too if the walk is a loop', () => {
  const reach = (more: Partial<GuideContent>) =>
    cornersOf(aPlace(stretch(200, 240)), more).map(({ lng }) =>
      Math.round(distanceMetres(START, { ...START, lng })),
    );
  const loop = reach({ walk: settings({ loop: true }) });
  expect(Math.min(...loop)).toBeLessThan(130);
  expect(reach({})).not.toEqual(loop);
});

it('draws nothing for a part of a path that doesn’t exist', () => {
  expect(cornersOf(aPlace(stretch(20, 60)), { path: null })).toEqual([]);
});
