import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from './import-errors.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import * as producers from './producers.test-data.ts';
import { importErrorOf, read } from './read-file.test-data.ts';
import { parseXml } from './safe-xml.ts';

describe('a file is refused, with a sentence that explains why', () => {
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
  ])('such as %s', async (_, content, error) => {
    const refused = await importErrorOf(content);
    expect(refused).toBe(error);
    expect(ERROR_TEXTS[refused as keyof typeof ERROR_TEXTS]).toMatch(/^\S.*\.$/);
  });

  it('when it has more points than a phone can work through', async () => {
    const coordinates = Array.from({ length: IMPORT_LIMITS.points + 1 }, () => [1, 2]);
    expect(await importErrorOf(JSON.stringify({ type: 'LineString', coordinates }))).toBe(
      'too_many_points',
    );
  });

  it('but any other content is read without throwing', async () => {
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
          if (!result.ok) expect(ERROR_TEXTS).toHaveProperty(result.error);
        },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]);
        const result = await read(zip);
        if (!result.ok) expect(ERROR_TEXTS).toHaveProperty(result.error);
      }),
    );
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

function strava1(): string {
  return '<gpx><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="2"/></trkseg></trk></gpx>';
}

function nested(depth: number): string {
  const open = '{"type":"GeometryCollection","geometries":[';
  return `${open.repeat(depth)}${']}'.repeat(depth)}`;
}
