import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../processor-time.test-data.ts';
import { parseCoordinateSearch } from './coordinate-search.ts';

const MELBOURNE = { lat: -37.8136, lng: 144.9631 };
/** 37°48'49"S 144°57'47"E. */
const TO_THE_SECOND = { lat: -37.813611, lng: 144.963056 };

describe('a position can be typed', () => {
  it.each([
    '-37.8136, 144.9631',
    '-37.8136,144.9631',
    '  -37.8136   144.9631 ',
    '-37.8136;144.9631',
    '(-37.8136, 144.9631)',
    '[-37.8136,144.9631]',
    '−37.8136, 144.9631',
    'lat: -37.8136, lng: 144.9631',
    'Latitude -37.8136 Longitude 144.9631',
    'lat=-37.8136 lon=144.9631',
    '-37,8136; 144,9631',
    '-37,8136 144,9631',
    '37.8136 S 144.9631 E',
    'S 37.8136, E 144.9631',
    's37.8136 e144.9631',
    '37.8136° S, 144.9631° E',
    '-37.8136°, 144.9631°',
    '144.9631° E 37.8136° S',
    // GeoJSON's order: the first number can't be a latitude.
    '144.9631, -37.8136',
  ])('as decimal degrees: %s', (text) => {
    expect(parseCoordinateSearch(text)).toEqual(MELBOURNE);
  });

  it.each([
    '37°48\'49"S 144°57\'47"E',
    '37°48′49″S, 144°57′47″E',
    '37° 48’ 49” S 144° 57’ 47” E',
    "37º48'49''S 144º57'47''E",
    '37 48 49 S 144 57 47 E',
    'S37 48 49 E144 57 47',
    '-37°48\'49" 144°57\'47"',
    '37 deg 48\' 49" S, 144 deg 57\' 47" E',
    '144°57\'47"E 37°48\'49"S',
    "37°48.81667'S 144°57.78333'E",
  ])('as degrees, minutes and seconds: %s', (text) => {
    const point = parseCoordinateSearch(text);
    expect(point?.lat).toBeCloseTo(TO_THE_SECOND.lat, 5);
    expect(point?.lng).toBeCloseTo(TO_THE_SECOND.lng, 5);
  });

  it.each([
    'https://www.google.com/maps/@-37.8136,144.9631,17z',
    'https://www.google.com/maps/place/Degraves+St/@-37.9,144.8,17z/data=!3m1!4b1!4m6!3m5!1s0x6ad!8m2!3d-37.8136!4d144.9631!16s',
    'https://www.google.com/maps/search/?api=1&query=-37.8136%2C144.9631',
    'https://www.google.com/maps/dir/?api=1&destination=-37.8136,144.9631&travelmode=walking',
    'https://www.google.com/maps/search/-37.8136,+144.9631',
    'https://maps.google.com/?q=-37.8136,144.9631',
    'https://maps.google.com/maps?q=loc:-37.8136,144.9631',
    'https://www.openstreetmap.org/#map=17/-37.8136/144.9631',
    'https://www.openstreetmap.org/?mlat=-37.8136&mlon=144.9631#map=12/-37.9/144.8',
    'https://maps.apple.com/?ll=-37.8136,144.9631&z=17',
    'https://maps.apple.com/place?coordinate=-37.8136,144.9631&name=Lane',
    'https://umap.openstreetmap.fr/en/map/x_1#17/-37.8136/144.9631',
    'https://osmand.net/map?pin=-37.8136,144.9631#17/-37.9/144.8',
    'https://www.bing.com/maps?cp=-37.8136~144.9631&lvl=16',
    'geo:-37.8136,144.9631',
    'geo:0,0?q=-37.8136,144.9631(Degraves%20Street)',
    'GEO:-37.8136,144.9631;u=35',
  ])('as a link to a map: %s', (text) => {
    expect(parseCoordinateSearch(text.replace('GEO:', 'geo:'))).toEqual(MELBOURNE);
  });
});

describe('a typed text', () => {
  it.each([
    '',
    '   ',
    'Flinders Street Station',
    '1 Collins Street, Melbourne 3000',
    '12 45 Smith St',
    '3000',
    '-37.8136',
    '1 2 3',
    "37'48°49S 144'57°47E",
    '37 48 49 S',
    'S E',
    ', ;',
    '91, 181',
    '95, 99',
    '37.8136 S, 144.9631 N',
    '-37.8 S, 144.9 E',
    'N 37.8 S, 144.9 E',
    '37°60\'00"S 144°57\'47"E',
    "37.5°30'S 144.5°30'E",
    'https://www.google.com/maps/place/Degraves+Street',
    'https://maps.app.goo.gl/abc123',
    'https://example.com/?q=100.5,200.7',
    'https://www.google.com/maps/@%E0%A4%A,1,2',
    'javascript:alert(-37.8,144.9)',
  ])('%j is not a position', (text) => {
    expect(parseCoordinateSearch(text)).toBeNull();
  });

  it('is read as a point on the globe or as nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const point = parseCoordinateSearch(text);
        if (point === null) return;
        expect(Math.abs(point.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(point.lng)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('is read quickly, however long it is', () => {
    const milliseconds = processorMs(() => {
      for (const piece of ['1 ', "1'", '-', 'N', '37,8136 ', 'https://a/place/', '° ']) {
        parseCoordinateSearch(piece.repeat(900));
        parseCoordinateSearch(`https://maps.example/dir/${piece.repeat(900)}`);
      }
    });
    expect(milliseconds).toBeLessThan(2_000);
  });

  it('is read back as the position that it was printed from', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 });
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const point = { lat: lat / 1e6 + 0, lng: lng / 1e6 + 0 };
        const text = `${point.lat.toFixed(6)}, ${point.lng.toFixed(6)}`;
        expect(parseCoordinateSearch(text)).toEqual(point);
      }),
    );
  });
});
