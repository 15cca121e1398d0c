import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { describe, expect, it } from 'vitest';
import { guideMap, type PreviewPlace } from './map-contents.ts';

const place = (id: number, title: string | null, lat: number | null): PreviewPlace => ({
  audioSeconds: null,
  id,
  nameNumber: id,
  content: { ...EMPTY_PLACE, title, location: lat === null ? null : { lat, lng: 145 } },
});

describe('the map of a guide’s preview', () => {
  it('shows central Melbourne while there is nothing on it', () => {
    expect(guideMap(EMPTY_GUIDE, [], '#b4472b')).toEqual({
      centre: { lat: -37.813503, lng: 144.965666 },
      zoom: 13,
      pins: [],
    });
  });

  it.each([
    [0.2, 10],
    [0.06, 11],
    [0.02, 12],
    [0.006, 13],
    [0.001, 14],
  ])('shows an extent of %d degrees at zoom %d, centred', (extent, zoom) => {
    const places = [place(1, 'One', -38), place(2, 'Two', -38 + extent)];
    const view = guideMap(EMPTY_GUIDE, places, '#b4472b');
    expect(view.zoom).toBe(zoom);
    expect(view.centre.lat).toBeCloseTo(-38 + extent / 2);
  });

  it('includes the path, the boundary and the paths of the places', () => {
    const guide = { ...EMPTY_GUIDE, path: '(-38,145),(-37.95,145)' };
    const path = { ...EMPTY_PLACE, path: '(-38,145),(-37.8,145)' };
    expect(guideMap(guide, [], '#b4472b').zoom).toBe(12);
    expect(
      guideMap(guide, [{ id: 1, nameNumber: 1, content: path, audioSeconds: null }], '#b4472b')
        .zoom,
    ).toBe(10);
  });

  it('numbers places in walking order, and leaves out those without a location', () => {
    const places = [place(7, 'One', -38), place(8, 'Two', null), place(9, null, -38.1)];
    const pins = guideMap(EMPTY_GUIDE, places, '#b4472b').pins;
    expect(pins.map(({ id, number, label, title }) => [id, number, label, title])).toEqual([
      [7, 1, '1. One', 'One'],
      [9, 3, '3. Place 9', 'Place 9'],
    ]);
  });
});
