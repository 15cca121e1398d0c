import { describe, expect, it } from 'vitest';
import { DEFAULT_TRIGGER, type TriggerZone } from '../walk/plan/trigger.ts';
import { writeTrigger } from '../walk/text/trigger-text.ts';
import { compareZones } from './compare-zones.ts';

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
    [circle(45), circle(55), 'Zone: 55\u00a0m around, was 45\u00a0m'],
    [circle(45), circle(45, AWAY), 'Zone moved 11\u00a0m'],
    [circle(45), circle(55, AWAY), 'Zone moved 11\u00a0m: 55\u00a0m around, was 45\u00a0m'],
    [AREA, { ...AREA, corners: AREA.corners.toReversed() }, 'Zone redrawn'],
    [null, circle(45), 'Zone added: Circle, 45\u00a0m around the pin'],
    [circle(45), null, 'Zone removed, so it starts around the place'],
    [
      circle(45),
      STRETCH,
      'Zone: 20\u00a0m to 60\u00a0m along the path, was: Circle, 45\u00a0m around the pin',
    ],
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
