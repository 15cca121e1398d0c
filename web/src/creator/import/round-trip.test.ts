import { EXPORT_FORMAT_TABLE, EXPORT_FORMATS } from '@laneway/domain/export/export-formats';
import type { ExportedGuide } from '@laneway/domain/export/exported-guide';
import { parseShapes, printShapes, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { asDescription, asTitle } from './plain-text.ts';
import { readGeography } from './read-geography.ts';
import { testParser } from './xml-parser.test-data.ts';

const steps = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 });
const arbitraryPoint = fc
  .record({ lat: steps(90), lng: steps(180) })
  .map(({ lat, lng }) => ({ lat: lat / 1e6 + 0, lng: lng / 1e6 + 0 }))
  .filter(({ lat, lng }) => lat !== 0 || lng !== 0);
const points = (minLength: number) =>
  fc.uniqueArray(arbitraryPoint, {
    minLength,
    maxLength: 8,
    selector: ({ lat, lng }) => `${lat},${lng}`,
  });
/** Stored texts have passed the same limits. */
const arbitraryTitle = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('A & B <c> "d" ’é’ ]]>', '42'))
  .map((text) => asTitle(text))
  .filter((text) => text !== '');
const arbitraryText = fc.string({ unit: 'grapheme' }).map((text) => asDescription(text));
const shape = (minLength: number, colour: string) =>
  fc.record({
    name: arbitraryTitle,
    text: points(minLength).map((some) => printShapes([{ points: some, colour }])),
  });

const WALK = writeWalkSettings(DEFAULT_WALK_SETTINGS);
const TRIGGER = writeTrigger(DEFAULT_TRIGGER);

const arbitraryGuide: fc.Arbitrary<ExportedGuide> = fc.record({
  title: arbitraryTitle,
  description: arbitraryText,
  language: fc.constantFrom('en', 'de'),
  facts: fc.record({ walk: fc.constantFrom(null, WALK) }),
  paths: fc.array(shape(2, '#ff0000'), { maxLength: 3 }),
  boundaries: fc.array(shape(3, 'green'), { maxLength: 3 }),
  places: fc.array(
    fc.record({
      title: arbitraryTitle,
      description: arbitraryText,
      point: arbitraryPoint,
      trigger: fc.constantFrom(null, TRIGGER),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

describe.each(EXPORT_FORMATS)('a guide exported as %s', (format) => {
  it('is read back as the same paths, boundaries and places', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGuide, async (guide) => {
        const file = [...EXPORT_FORMAT_TABLE[format].write(guide)].join('');
        const read = await readGeography(strToU8(file), testParser);
        if (!read.ok) throw new Error(`${read.error}: ${file}`);
        const { paths, boundaries, waypoints } = read.value;
        const pointsOf = (kind: ShapeKind, all: ExportedGuide['paths']) =>
          all.map(({ name, text }) => [name, parseShapes(kind, text)[0]?.points]);
        expect(paths.map((one) => [one.name, one.points])).toEqual(pointsOf('path', guide.paths));
        expect(boundaries.map((one) => [one.name, one.points])).toEqual(
          pointsOf('boundary', guide.boundaries),
        );
        // Triggers are for our own programs and aren't imported.
        expect(waypoints).toEqual(guide.places.map(({ trigger: _, ...place }) => place));
      }),
    );
  });
});

describe('a GeoJSON export', () => {
  it('keeps its colours', async () => {
    const [guide] = fc.sample(
      arbitraryGuide.filter(({ paths }) => paths.length > 0),
      1,
    );
    if (guide === undefined) throw new Error('no guide');
    const file = [...EXPORT_FORMAT_TABLE.geojson.write(guide)].join('');
    const read = await readGeography(strToU8(file), testParser);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value.paths[0]?.colour).toBe('#ff0000');
  });
});
