import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FAULT_TEXTS } from './import-faults.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import * as producers from './producers.test-data.ts';
import { readGeography } from './read-geography.ts';
import { parseXml } from './safe-xml.ts';
import { testParser } from './xml-parser.test-data.ts';

const read = (content: string | Uint8Array) =>
  readGeography(typeof content === 'string' ? strToU8(content) : content, testParser);

async function found(content: string | Uint8Array) {
  const result = await read(content);
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

async function faultOf(content: string | Uint8Array) {
  const result = await read(content);
  return result.ok ? result.value : result.error;
}

describe('GPX', () => {
  it('of Garmin is a path, rounded, without its pauses', async () => {
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

  it('of Strava is a path for each segment that has a length', async () => {
    const { paths } = await found(producers.strava);
    expect(paths.map(({ name, points }) => [name, points.length])).toEqual([
      ['Lunch Walk', 2],
      ['Lunch Walk', 2],
    ]);
  });

  it('of Komoot is a route, and waypoints even where they have no name', async () => {
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

  it('of OsmAnd takes the comment where there is no description', async () => {
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
  it('of Google Earth has folders, colours, tracks and mixed geometries', async () => {
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
  it('of My Maps is its KML, in words', async () => {
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
  ])('is refused when it %s', async (_, kmz, fault) => {
    expect(await faultOf(kmz)).toBe(fault);
  });
});

describe('GeoJSON', () => {
  it('of geojson.io may be drawn on a copy of the world', async () => {
    const { paths, waypoints } = await found(producers.geojsonIo);
    expect(paths[0]).toMatchObject({
      colour: '#ff0000',
      points: [{ lng: 144.96 }, { lng: 144.97 }],
    });
    expect(waypoints[0]?.point).toEqual({ lat: -37.81, lng: 144.96 });
  });

  it('of uMap has areas and pins', async () => {
    const { boundaries, waypoints } = await found(producers.umap);
    expect(boundaries[0]).toMatchObject({ name: 'Area', colour: 'crimson', points: { length: 3 } });
    expect(waypoints[0]?.title).toBe('Pin');
  });

  it('of QGIS has heights, holes and collections in collections', async () => {
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

  it('is refused when nobody knows it', async () => {
    expect(await faultOf('<?xml version="1.0" encoding="KLINGON-8"?><gpx/>')).toBe('unreadable');
  });
});

describe('a file is refused, with a sentence that says why', () => {
  it.each([
    ['a text', 'Dear diary', 'not_a_map'],
    ['nothing at all', '', 'not_a_map'],
    ['a web page', '<!DOCTYPE html><html></html>', 'not_a_map'],
    ['another XML format', '<TrainingCenterDatabase/>', 'not_a_map'],
    ['other JSON', '{"name":"package"}', 'not_a_map'],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'not_a_map'],
    ['a billion laughs', producers.billionLaughs, 'has_doctype'],
    ['an entity from elsewhere', producers.externalEntity, 'has_doctype'],
    ['broken XML', '<gpx><wpt lat="1" lon="2">', 'unreadable'],
    ['crossed tags', '<gpx><wpt lat="1" lon="2"></trk></gpx>', 'unreadable'],
    ['broken JSON', '{"type":"FeatureCollection","features":[', 'unreadable'],
    ['coordinates that are words', '{"type":"Point","coordinates":["a","b"]}', 'unreadable'],
    ['metres of a projection', producers.projected, 'out_of_range'],
    ['an impossible latitude', '<gpx><wpt lat="91" lon="2"/></gpx>', 'out_of_range'],
    ['an empty GPX', '<gpx version="1.1"/>', 'nothing_usable'],
    ['an empty collection', '{"type":"FeatureCollection","features":[]}', 'nothing_usable'],
    ['a device without a position', '<gpx><wpt lat="0" lon="0"/></gpx>', 'nothing_usable'],
    ['a track that stands still', strava1(), 'nothing_usable'],
    ['a file beyond the limit', new Uint8Array(IMPORT_LIMITS.fileBytes + 1), 'too_large'],
    ['geometries without end', nested(5_000), 'unreadable'],
  ])('such as %s', async (_, content, fault) => {
    const refused = await faultOf(content);
    expect(refused).toBe(fault);
    expect(FAULT_TEXTS[refused as keyof typeof FAULT_TEXTS]).toMatch(/^\S.*\.$/);
  });

  it('when it has more points than a phone can work through', async () => {
    const coordinates = Array.from({ length: IMPORT_LIMITS.points + 1 }, () => [1, 2]);
    expect(await faultOf(JSON.stringify({ type: 'LineString', coordinates }))).toBe(
      'too_many_points',
    );
  });

  it('but never fails on a file of any other content', async () => {
    const scraps = fc.array(
      fc.constantFrom(
        '<gpx>',
        '</gpx>',
        '<kml>',
        '<wpt lat="1" lon="',
        '<![CDATA[',
        ']]>',
        '{',
        '"type":',
        '"Point"',
        '[',
        '1e999',
        '&lt;',
        '<!--',
        '-->',
        '<Placemark>',
        'PK\u0003\u0004',
        ' ',
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          scraps.map((all) => all.join('')),
          fc.string(),
        ),
        async (text) => {
          const result = await read(text);
          if (!result.ok) expect(FAULT_TEXTS).toHaveProperty(result.error);
        },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]);
        const result = await read(zip);
        if (!result.ok) expect(FAULT_TEXTS).toHaveProperty(result.error);
      }),
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

  it('are cut to what a place can have, without half a character at the end', async () => {
    const waypoint = await titled(`${'x'.repeat(199)}😀`, 'y'.repeat(30_000));
    expect(waypoint?.title).toBe('x'.repeat(199));
    expect(waypoint?.description).toHaveLength(20_000);
  });

  it('have nothing hidden in them', async () => {
    expect((await titled('safe\u202egpj.exe\u0000'))?.title).toBe('safegpj.exe');
  });

  it('that quote a document type do no harm', async () => {
    const kml = producers.myMaps.replace('<img', '<!DOCTYPE html><script>alert(1)</script><img');
    expect((await found(kml)).waypoints[0]?.description).not.toMatch(/script|alert/);
  });
});

describe('parsing XML', () => {
  it('refuses a document type before the parser sees it', () => {
    const neverCalled = {
      parseFromString: (): Document => {
        throw new Error('the parser has seen it');
      },
    };
    expect(parseXml(producers.billionLaughs, neverCalled)).toEqual({
      ok: false,
      error: 'has_doctype',
    });
  });
});

function manyFiles(count: number): Uint8Array {
  const files = Array.from({ length: count }, (_, index) => [`${index}.png`, new Uint8Array(1)]);
  return zipSync(Object.fromEntries(files), { level: 0 });
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function strava1(): string {
  return '<gpx><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="2"/></trkseg></trk></gpx>';
}

function nested(depth: number): string {
  const open = '{"type":"GeometryCollection","geometries":[';
  return `${open.repeat(depth)}${']}'.repeat(depth)}`;
}
