import { describe, expect, it } from 'vitest';
import { EMPTY_GUIDE } from '../guides/guide-content.ts';
import { EMPTY_PLACE } from '../guides/place-content.ts';
import { DEFAULT_TRIGGER } from '../walk/plan/trigger.ts';
import { writeTrigger } from '../walk/text/trigger-text.ts';
import { writeWalkSettings } from '../walk/text/walk-settings-text.ts';
import { EXPORT_FORMAT_TABLE, EXPORT_FORMATS, type ExportFormat } from './export-formats.ts';
import { type ExportedGuide, exportGuide } from './exported-guide.ts';

const TRIGGER = writeTrigger({ ...DEFAULT_TRIGGER, priority: 2 });
const GUIDE = {
  ...EMPTY_GUIDE,
  title: 'Lanes & <Arcades>',
  description: 'A "walk"\u0000 of ours',
  language: 'de',
  climbMetres: 45,
  walk: writeWalkSettings({ mode: 'free', loop: false, surroundings: 'town' }),
  path: '(-37.81,144.96),(-37.82,144.97)|red',
  boundary: '(-37.8,144.9),(-37.8,145),(-37.9,145)',
};
const PLACES = [
  {
    ...EMPTY_PLACE,
    title: 'Hosier Lane',
    location: { lat: -37.8165, lng: 144.969 },
    trigger: TRIGGER,
  },
  { ...EMPTY_PLACE, marker: '(-37.8,144.9)|red', path: '(-37.8,144.9),(-37.81,144.91)' },
  { ...EMPTY_PLACE, title: 'Nowhere yet' },
];

const write = (format: ExportFormat, guide: ExportedGuide) =>
  [...EXPORT_FORMAT_TABLE[format].write(guide)].join('');

describe('what is exported of a guide', () => {
  it('is its shapes and those of its places, by name, and the places that are on the map', () => {
    const exported = exportGuide(GUIDE, PLACES);
    expect(exported.paths.map(({ name }) => name)).toEqual(['Lanes & <Arcades>', 'Place 2']);
    expect(exported.boundaries).toEqual([{ name: 'Lanes & <Arcades>', text: GUIDE.boundary }]);
    expect(exported.places).toEqual([
      {
        title: 'Hosier Lane',
        description: '',
        point: { lat: -37.8165, lng: 144.969 },
        trigger: TRIGGER,
      },
      { title: 'Place 2', description: '', point: { lat: -37.8, lng: 144.9 }, trigger: null },
    ]);
  });

  it('leaves out shapes that can’t be read', () => {
    const broken = { ...GUIDE, path: '(1,2),(oops)', boundary: null };
    expect(write('gpx', exportGuide(broken, []))).not.toContain('<trk>');
    const json = write('geojson', exportGuide(broken, []));
    expect(JSON.parse(json).features).toEqual([]);
  });

  it('has a default title for an empty draft', () => {
    const empty = exportGuide(EMPTY_GUIDE, []);
    expect(empty.title).toBe('Untitled guide');
    expect(write('gpx', empty)).toContain('<name>Untitled guide</name>');
  });
});

describe.each(EXPORT_FORMATS)('%s', (format) => {
  it('is written in small pieces, however long a path is', () => {
    const guide = exportGuide({ ...EMPTY_GUIDE, path: '(1,2),'.repeat(20_000) }, []);
    const pieces = [...EXPORT_FORMAT_TABLE[format].write(guide)];
    expect(pieces.length).toBeGreaterThan(70);
    expect(Math.max(...pieces.map((piece) => piece?.length ?? 0))).toBeLessThan(30_000);
  });
});

describe('GPX', () => {
  const gpx = write('gpx', exportGuide(GUIDE, PLACES));

  it('escapes what people wrote, and drops characters that XML can’t contain', () => {
    expect(gpx).toContain('<name>Lanes &amp; &lt;Arcades&gt;</name>');
    expect(gpx).toContain('<desc>A &quot;walk&quot; of ours</desc>');
  });

  it('says how far the walk climbs', () => {
    expect(gpx).toContain('<climb xmlns="urn:laneway:walk:1">45</climb>');
  });

  it('closes a boundary and says that it is one', () => {
    expect(gpx).toMatch(/<type>boundary<\/type>/);
    expect(gpx.match(/<trkpt lat="-37.8" lon="144.9"\/>/g)).toHaveLength(3);
  });

  it('names the language of the texts in an extension', () => {
    expect(gpx).toMatch(
      /<metadata>.*<extensions><language xmlns="[^"]+">de<\/language>.*<\/extensions><\/metadata>/,
    );
  });

  it('has walk settings and triggers, and leaves out the defaults', () => {
    expect(gpx).toContain(
      '<walk xmlns="urn:laneway:walk:1">{&quot;v&quot;:1,&quot;mode&quot;:&quot;free&quot;',
    );
    expect(
      gpx.match(/<wpt .*<extensions><trigger xmlns="urn:laneway:walk:1">{.*}<\/trigger>/g),
    ).toHaveLength(1);
    expect(gpx).toContain('<name>Place 2</name></wpt>');
  });

  it('writes tiny numbers without an exponent', () => {
    const tiny = exportGuide({ ...EMPTY_GUIDE, path: '(0.0000001,1),(2,3)' }, []);
    expect(write('gpx', tiny)).toContain('lat="0.0000001000"');
  });
});

describe('GeoJSON', () => {
  const json = JSON.parse(write('geojson', exportGuide(GUIDE, PLACES)));

  it('has walk settings and triggers, and leaves out the defaults', () => {
    expect(json.walk).toEqual(JSON.parse(GUIDE.walk));
    expect(json.features[0].properties.trigger).toEqual(JSON.parse(TRIGGER));
    expect(json.features[1].properties).not.toHaveProperty('trigger');
    const plain = write('geojson', exportGuide(EMPTY_GUIDE, []));
    expect(JSON.parse(plain)).not.toHaveProperty('walk');
    expect(JSON.parse(plain)).not.toHaveProperty('climb');
  });

  it('puts longitude first and closes rings', () => {
    expect(json).toMatchObject({
      type: 'FeatureCollection',
      name: 'Lanes & <Arcades>',
      language: 'de',
      climb: 45,
    });
    expect(json.features.map((one: { geometry: { type: string } }) => one.geometry.type)).toEqual([
      'Point',
      'Point',
      'LineString',
      'LineString',
      'Polygon',
    ]);
    expect(json.features[0].geometry.coordinates).toEqual([144.969, -37.8165]);
    const [ring] = json.features[4].geometry.coordinates;
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(json.features[2].properties.stroke).toBe('red');
  });
});
