import { describe, expect, it } from 'vitest';
import { CLOSEST_ZOOM } from '../zoom-range.ts';
import { indexPins, lngLatsOf } from './pin-groups.ts';

const MELBOURNE = { south: -38, west: 144, north: -37, east: 146 };
const A = { lat: -37.81, lng: 144.96 };
const NEAR_A = { lat: -37.8101, lng: 144.9601 };
const FAR = { lat: -37.5, lng: 145.5 };

describe('pins in a view', () => {
  const find = indexPins(lngLatsOf([A, NEAR_A, FAR]));

  it('that are close become a counted group, and others stay single', () => {
    const { singles, groups } = find({ bounds: MELBOURNE, zoom: 12 });
    expect(singles).toEqual([2]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.count).toBe(2);
    expect(groups[0]?.centre.lat).toBeCloseTo(-37.81005, 4);
  });

  it('fall apart at the zoom that their group names', () => {
    const opensAt = find({ bounds: MELBOURNE, zoom: 12 }).groups[0]?.opensAt ?? 0;
    expect(find({ bounds: MELBOURNE, zoom: opensAt - 1 }).groups).toHaveLength(1);
    expect(find({ bounds: MELBOURNE, zoom: opensAt }).groups).toHaveLength(0);
  });

  it('do not include what lies outside', () => {
    const { singles, groups } = find({ bounds: { ...MELBOURNE, west: 145 }, zoom: 12 });
    expect(singles).toEqual([2]);
    expect(groups).toEqual([]);
  });

  it('all stand alone at the closest zoom, even on the same spot', () => {
    const twins = indexPins(lngLatsOf([A, A]));
    expect(twins({ bounds: MELBOURNE, zoom: CLOSEST_ZOOM }).singles).toEqual([0, 1]);
    expect(twins({ bounds: MELBOURNE, zoom: 15 }).groups[0]?.opensAt).toBe(CLOSEST_ZOOM);
  });

  it('are none when there are none', () => {
    expect(indexPins(lngLatsOf([]))({ bounds: MELBOURNE, zoom: 15 })).toEqual({
      singles: [],
      groups: [],
    });
  });
});
