import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { IMPORT_LIMITS } from './import-limits.ts';
import * as producers from './producers.test-data.ts';
import { found, importErrorOf } from './read-file.test-data.ts';

describe('GPX', () => {
  it('from Garmin becomes one path with rounded points, without pauses', async () => {
    const { paths, waypoints } = await found(producers.garmin);
    expect(paths).toEqual([
      {
        name: 'Melbourne Walking',
        colour: null,
        points: [
          { lat: -37.813611, lng: 144.963056 },
          { lat: -37.814, lng: 144.964 },
        ],
      },
    ]);
    expect(waypoints).toEqual([]);
  });

  it('from Strava becomes a path for each segment that has a length', async () => {
    const { paths } = await found(producers.strava);
    expect(paths.map(({ name, points }) => [name, points.length])).toEqual([
      ['Lunch Walk', 2],
      ['Lunch Walk', 2],
    ]);
  });

  it('from Komoot becomes a route, and waypoints even without names', async () => {
    const { paths, waypoints } = await found(producers.komoot);
    expect(paths).toHaveLength(1);
    expect(waypoints).toEqual([
      {
        title: 'Hosier Lane',
        description: 'Street art & cobbles',
        point: { lat: -37.8166, lng: 144.9689 },
      },
      { title: '', description: '', point: { lat: -37.817, lng: 144.966 } },
    ]);
  });

  it('from OsmAnd uses the comment if there is no description', async () => {
    const { paths, waypoints } = await found(producers.osmand);
    expect(waypoints[0]).toMatchObject({ title: 'Markt', description: 'Open early' });
    expect(paths).toHaveLength(1);
  });

  it('may have a prefix before every element', async () => {
    const { waypoints } = await found(producers.prefixedGpx);
    expect(waypoints[0]?.title).toBe('Prefixed');
  });
});

describe('KML', () => {
  it('from Google Earth has folders, colours, tracks and mixed geometries', async () => {
    const { paths, boundaries, waypoints, holes } = await found(producers.googleEarth);
    expect(paths.map(({ name, colour, points }) => [name, colour, points.length])).toEqual([
      ['Route', '#ff0000', 3],
      ['Recorded', null, 2],
    ]);
    expect(boundaries).toHaveLength(1);
    expect(boundaries[0]?.points).toHaveLength(3);
    expect(holes).toBe(1);
    expect(waypoints).toEqual([
      {
        title: 'Mixed',
        description: 'Both a pin\nand an area & more',
        point: { lat: -37.81, lng: 144.96 },
      },
    ]);
  });

  it('may use prefixes that it doesn’t declare', async () => {
    expect((await found(producers.undeclaredPrefix)).waypoints).toHaveLength(1);
  });
});

describe('KMZ', () => {
  it('from My Maps is read from its KML file, with the descriptions as plain text', async () => {
    const kmz = zipSync({
      'images/a.png': new Uint8Array(99),
      'doc.kml': strToU8(producers.myMaps),
    });
    expect((await found(kmz)).waypoints).toEqual([
      {
        title: 'Patricia',
        description: 'Standing room only',
        point: { lat: -37.8148, lng: 144.9587 },
      },
    ]);
  });

  it('is read up to its first KML, stored or compressed', async () => {
    const both: Zippable = {
      'first.KML': [strToU8(producers.myMaps), { level: 0 }],
      'second.kml': strToU8('not even XML'),
    };
    expect((await found(zipSync(both))).waypoints).toHaveLength(1);
  });

  it.each([
    ['has no KML', zipSync({ 'readme.txt': strToU8('hello') }), 'no_map_inside'],
    ['is cut off', zipSync({ 'doc.kml': strToU8(producers.myMaps) }).slice(0, 120), 'unreadable'],
    ['holds too many files', manyFiles(IMPORT_LIMITS.archiveEntries + 1), 'unpacks_too_large'],
    ['holds another archive', zipSync({ 'doc.kml': zipSync({}) }), 'not_a_map'],
  ])('is refused when it %s', async (_, kmz, error) => {
    expect(await importErrorOf(kmz)).toBe(error);
  });
});

describe('GeoJSON', () => {
  it('from geojson.io may be drawn on a copy of the world map', async () => {
    const { paths, waypoints } = await found(producers.geojsonIo);
    expect(paths[0]).toMatchObject({
      colour: '#ff0000',
      points: [{ lng: 144.96 }, { lng: 144.97 }],
    });
    expect(waypoints[0]?.point).toEqual({ lat: -37.81, lng: 144.96 });
  });

  it('from uMap has areas and pins', async () => {
    const { boundaries, waypoints } = await found(producers.umap);
    expect(boundaries[0]).toMatchObject({ name: 'Area', colour: 'crimson', points: { length: 3 } });
    expect(waypoints[0]?.title).toBe('Pin');
  });

  it('from QGIS has heights, holes and nested collections', async () => {
    const { paths, boundaries, waypoints, holes } = await found(producers.qgis);
    expect(paths).toHaveLength(2);
    expect(boundaries).toHaveLength(2);
    expect(holes).toBe(1);
    expect(waypoints).toHaveLength(3);
  });

  it.each([
    ['{"type":"Point","coordinates":[144.9,-37.8]}', 'a bare geometry'],
    [
      '{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[144.9,-37.8]}}',
      'one feature',
    ],
  ])('may be %s', async (text) => {
    expect((await found(text)).waypoints).toHaveLength(1);
  });
});

describe('the encoding of a file', () => {
  const text = producers.komoot
    .replace('Hosier Lane', 'Café Ñandú')
    .replace("encoding='UTF-8'", '');
  const utf16 = (littleEndian: boolean, mark: string) => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + mark.length)));
    for (const [index, unit] of Array.from(mark + text).entries()) {
      view.setUint16(2 * index, unit.charCodeAt(0), littleEndian);
    }
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', strToU8(text)],
    ['UTF-8 with a mark', strToU8(`\ufeff${text}`)],
    ['UTF-16, little end first', utf16(true, '\ufeff')],
    ['UTF-16, big end first', utf16(false, '\ufeff')],
    ['UTF-16 without a mark', utf16(true, '')],
    ['Latin-1', latin1(text.replace("version='1.0'", "version='1.0' encoding='ISO-8859-1'"))],
  ])('may be %s', async (_, bytes) => {
    expect((await found(bytes)).waypoints[0]?.title).toBe('Café Ñandú');
  });

  it('is refused if it is unknown', async () => {
    expect(await importErrorOf('<?xml version="1.0" encoding="KLINGON-8"?><gpx/>')).toBe(
      'unreadable',
    );
  });
});

describe('texts in a file', () => {
  const titled = async (name: string, description = '') =>
    (
      await found(
        JSON.stringify({
          type: 'Feature',
          properties: { name, description },
          geometry: { type: 'Point', coordinates: [144.9, -37.8] },
        }),
      )
    ).waypoints[0];

  it('are truncated to the limits of a place, without splitting a character', async () => {
    const waypoint = await titled(`${'x'.repeat(199)}😀`, 'y'.repeat(30_000));
    expect(waypoint?.title).toBe('x'.repeat(199));
    expect(waypoint?.description).toHaveLength(20_000);
  });

  it('are stripped of invisible characters', async () => {
    expect((await titled('safe\u202egpj.exe\u0000'))?.title).toBe('safegpj.exe');
  });

  it('are stripped of scripts after a document type', async () => {
    const kml = producers.myMaps.replace('<img', '<!DOCTYPE html><script>alert(1)</script><img');
    expect((await found(kml)).waypoints[0]?.description).not.toMatch(/script|alert/);
  });
});

function manyFiles(count: number): Uint8Array {
  const files = Array.from({ length: count }, (_, index) => [`${index}.png`, new Uint8Array(1)]);
  return zipSync(Object.fromEntries(files), { level: 0 });
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
