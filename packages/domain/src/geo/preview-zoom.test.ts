import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CENTRE,
  FIT_BOUNDS_PADDING,
  HOME_MAP_ZOOM,
  PLACE_MAP_ZOOM,
} from './map-constants.ts';
import { previewZoom } from './preview-zoom.ts';

describe('the zoom of a guide preview', () => {
  it.each([
    [0.11, 10],
    [0.1, 11],
    [0.06, 11],
    [0.05, 12],
    [0.02, 12],
    [0.01, 13],
    [0.006, 13],
    [0.005, 14],
    [0.001, 14],
    [0, 14],
  ])('with an extent of %d degrees is %d', (extent, zoom) => {
    expect(previewZoom({ south: 0, west: 0, north: extent, east: 0 })).toBe(zoom);
    expect(previewZoom({ south: 0, west: 0, north: 0, east: extent })).toBe(zoom);
  });

  it('without an extent is 13', () => {
    expect(previewZoom(null)).toBe(13);
  });
});

it('the maps have this default centre, zoom and padding', () => {
  expect(DEFAULT_CENTRE).toEqual({ lat: -37.813503, lng: 144.965666 });
  expect([HOME_MAP_ZOOM, PLACE_MAP_ZOOM, FIT_BOUNDS_PADDING]).toEqual([15, 14, 30]);
});
