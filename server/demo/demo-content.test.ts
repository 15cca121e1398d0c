import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distanceMetres } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { DEFAULT_CENTRE } from '@laneway/domain/geo/map-constants';
import { parseMarkers } from '@laneway/domain/geo/marker-text';
import type { Point } from '@laneway/domain/geo/point';
import { checkShapes, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import { checkPrice } from '@laneway/domain/guides/pricing';
import { parseCaptions } from '@laneway/domain/media/captions';
import { satisfiesRole } from '@laneway/domain/roles';
import { describe, expect, it } from 'vitest';
import { narrations } from '../../art/narration/scripts/all.ts';
import type { DemoGuide, DemoPlace } from './demo-guide.ts';
import { demoPeople } from './demo-people.ts';
import durations from './durations.json' with { type: 'json' };
import { demoGuides } from './guides/all.ts';

const MEDIA_FOLDER = fileURLToPath(new URL('./media/', import.meta.url));
const MEGABYTE = 1_000_000;

const PRICES_BY_ID = [0, 499, 650, 0, 399, 0, 99, 1200, 550];

/** Each way to write a marker that the app reads, by how its text looks. */
const MARKER_FORMS = {
  'lat,lng': /^-?[\d.]+,[\d.]+$/,
  '(lat,lng)': /^\([^();]+\)$/,
  '(lat,lng)|colour': /^\([^();]+\)\|#?\w+$/,
  several: /;/,
  'JSON with lat and lng': /^\{"lat":/,
  'GeoJSON point': /^\{"type":"Point"/,
};

const places = demoGuides.flatMap((guide) => guide.places);
const contents: readonly (DemoGuide | DemoPlace)[] = [...demoGuides, ...places];

function pointsOf(kind: ShapeKind, text: string | null): readonly Point[] {
  const shapes = checkShapes(kind, text);
  if (!shapes.ok) throw new Error(`${JSON.stringify(shapes.error)} in ${text}`);
  return shapes.value.flatMap((shape) => shape.points);
}

function locationOf(content: DemoGuide | DemoPlace): Point {
  const point = parseLocation(content.location);
  if (point === null) throw new Error(`${content.title} has no location`);
  return point;
}

function nearestMetres(from: Point, points: readonly Point[]): number {
  return Math.min(...points.map((point) => distanceMetres(from, point)));
}

function teaserOf(guide: DemoGuide): string {
  return guide.description.split(/\n\n|~~~/)[0]?.trim() ?? '';
}

function mediaOf(content: DemoGuide | DemoPlace): string[] {
  return [content.image, content.audio, content.video].filter((path) => path !== undefined);
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

describe('the demo catalogue', () => {
  it('numbers its guides from 1 to 9 and the places after their guide', () => {
    expect(demoGuides.map((guide) => guide.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const guide of demoGuides) {
      const expected = guide.places.map((_, index) => guide.id * 100 + index + 1);
      expect(guide.places.map((place) => place.id)).toEqual(expected);
    }
  });

  it('gives every guide a unique slug and title, and five to nine places', () => {
    expect(new Set(demoGuides.map((guide) => guide.slug)).size).toBe(demoGuides.length);
    expect(new Set(contents.map((content) => content.title)).size).toBe(contents.length);
    for (const guide of demoGuides) {
      expect(guide.places.length).toBeGreaterThanOrEqual(5);
      expect(guide.places.length).toBeLessThanOrEqual(9);
    }
  });

  it('has prices that the server accepts, and none for public guides', () => {
    const prices = demoGuides.map((guide) => checkPrice(guide.price));
    expect(prices).toEqual(PRICES_BY_ID.map((value) => ({ ok: true, value })));
    const publicIds = demoGuides.filter((guide) => guide.isPublic).map((guide) => guide.id);
    expect(publicIds).toEqual([1, 6]);
  });

  it('is written by demo people who may be authors, at least three guides by the creator account', () => {
    for (const guide of demoGuides) {
      const author = demoPeople.find((person) => person.email === guide.authorEmail);
      expect(author && satisfiesRole(author.role, 'creator'), guide.slug).toBe(true);
    }
    const own = demoGuides.filter((guide) => guide.authorEmail === 'creator@laneway.example');
    expect(own.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the texts', () => {
  it.each(demoGuides)('of $slug open with a teaser of at most 280 characters', (guide) => {
    expect(teaserOf(guide).length).toBeGreaterThan(80);
    expect(teaserOf(guide).length).toBeLessThanOrEqual(280);
  });

  it.each(places)('of place $id, $title, are 120 to 220 words', ({ description }) => {
    expect(wordsOf(description)).toBeGreaterThanOrEqual(120);
    expect(wordsOf(description)).toBeLessThanOrEqual(220);
  });

  it('link only to https sites and to guides and places that exist', () => {
    const inside = new Set([
      ...demoGuides.map((guide) => `/?guide=${guide.id}`),
      ...places.map((place) => `/?guide=${Math.floor(place.id / 100)}&place=${place.id}`),
    ]);
    const links = contents.flatMap(({ description }) =>
      Array.from(description.matchAll(/\]\(([^)]*)\)/g), (match) => match[1] ?? ''),
    );
    const own = links.filter((link) => link.startsWith('/'));
    const outside = links.filter((link) => !link.startsWith('/'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((link) => !inside.has(link))).toEqual([]);
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it('show what texts can do: emphasis, lists and split paragraphs', () => {
    const all = contents.map((content) => content.description).join('\n');
    for (const sign of ['**', '\n- ', '~~~']) expect(all).toContain(sign);
  });
});

describe('the map data', () => {
  it.each(contents)('of $title lie within 25 km of the centre', (content) => {
    const points = [
      locationOf(content),
      ...pointsOf('path', content.path ?? null),
      ...pointsOf('boundary', content.boundary ?? null),
      ...('marker' in content ? parseMarkers(content.marker).map((marker) => marker.point) : []),
    ];
    for (const point of points) {
      expect(distanceMetres(DEFAULT_CENTRE, point)).toBeLessThan(25_000);
    }
  });

  it.each(demoGuides)('of $slug lead one path past every place', (guide) => {
    const path = pointsOf('path', guide.path ?? null);
    expect(path.length).toBeGreaterThanOrEqual(24);
    for (const place of guide.places) {
      expect(nearestMetres(locationOf(place), path), place.title).toBeLessThan(100);
    }
  });

  it('use every form of marker, each near the place it marks', () => {
    const markers = places.map((place) => place.marker).filter((marker) => marker !== undefined);
    for (const [form, pattern] of Object.entries(MARKER_FORMS)) {
      expect(
        markers.some((marker) => pattern.test(marker)),
        form,
      ).toBe(true);
    }
    for (const place of places.filter((candidate) => candidate.marker !== undefined)) {
      const points = parseMarkers(place.marker).map((marker) => marker.point);
      expect(nearestMetres(locationOf(place), points), place.title).toBeLessThan(25);
    }
  });

  it('use named colours, hex colours and the default for paths and boundaries', () => {
    const shapes = contents.flatMap(({ path, boundary }) => [path, boundary]);
    const parts = shapes.flatMap((text) => text?.split(';') ?? []);
    for (const colour of [/\|#[0-9a-f]{6}$/, /\|[a-z]+$/, /\)$/]) {
      expect(
        parts.some((part) => colour.test(part.trim())),
        `${colour}`,
      ).toBe(true);
    }
  });
});

describe('the words for the images', () => {
  it.each(contents)(
    'of $title say what is drawn, in at most 120 characters',
    ({ imageAlt, title }) => {
      expect(imageAlt.length).toBeGreaterThan(30);
      expect(imageAlt.length).toBeLessThanOrEqual(120);
      expect(imageAlt).not.toBe(title);
      // A screen reader says by itself that it is an image, and pauses after the text.
      expect(imageAlt).not.toMatch(/image of|picture of|illustration|poster|\.$/i);
    },
  );

  it('are different for every image', () => {
    expect(new Set(contents.map(({ imageAlt }) => imageAlt)).size).toBe(contents.length);
  });
});

describe('the media', () => {
  it.each(demoGuides)('of $slug are all there, in the folder of the guide', (guide) => {
    for (const path of [guide, ...guide.places].flatMap(mediaOf)) {
      expect(path.startsWith(`${guide.slug}/`), path).toBe(true);
      expect(existsSync(join(MEDIA_FOLDER, path)), path).toBe(true);
    }
  });

  it('include a recording for every narration script, and no others', () => {
    const scripted = narrations.flatMap(({ slug, lines }) =>
      Object.keys(lines).map((name) => `${slug}/${name}.mp3`),
    );
    const offered = contents.map((content) => content.audio).filter((audio) => audio !== undefined);
    expect(offered.toSorted()).toEqual(scripted.toSorted());
    expect(places.filter((place) => place.audio !== undefined).length).toBeGreaterThanOrEqual(45);
  });

  it('have a measured length for every audio and video', () => {
    const played = contents.flatMap(({ audio, video }) => [audio, video]);
    const files = played.filter((file) => file !== undefined);
    expect(Object.keys(durations).toSorted()).toEqual(files.toSorted());
    expect(Object.values(durations).every((milliseconds) => milliseconds > 5_000)).toBe(true);
  });

  it.each(narrations)(
    'have captions for the recordings of $slug, as they are spoken',
    (narration) => {
      const { slug, lines } = narration;
      for (const [name, spoken] of Object.entries(lines)) {
        const parsed = parseCaptions(readFileSync(join(MEDIA_FOLDER, slug, `${name}.vtt`), 'utf8'));
        const captions = parsed.ok ? parsed.value : [];
        expect(captions.map(({ text }) => text).join(' '), name).toBe(spoken);
        const lengthMs =
          (durations as Readonly<Record<string, number>>)[`${slug}/${name}.mp3`] ?? 0;
        expect(captions.at(-1)?.endMs).toBeLessThanOrEqual(lengthMs);
        expect(captions.at(-1)?.endMs).toBeGreaterThan(lengthMs - 1_000);
        // Nobody is shown more than two lines of a video at once.
        expect(Math.max(...captions.map(({ text }) => text.length)), name).toBeLessThanOrEqual(84);
      }
    },
  );

  it('stay small enough to keep in the repository', () => {
    const files = readdirSync(MEDIA_FOLDER, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    const bytesOf = (ending: string) =>
      files
        .filter((file) => file.name.endsWith(ending))
        .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytesOf('')).toBeLessThan(15 * MEGABYTE);
    expect(bytesOf('.mp3')).toBeLessThan(6.5 * MEGABYTE);
    expect(bytesOf('.mp4')).toBeLessThan(0.9 * MEGABYTE);
  });
});
