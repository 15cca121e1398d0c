import { parseMarker } from '../geo/marker-text.ts';
import type { Point } from '../geo/point.ts';
import type { ShapeKind } from '../geo/shapes-text.ts';
import type { GuideContent } from '../guides/guide-content.ts';
import type { PlaceContent } from '../guides/place-content.ts';
import { placeLabel } from '../guides/place-label.ts';

/**
 * A shapes text with the name of its owner. Formats parse it while writing, because it may have thousands of points.
 */
export type NamedShapes = { readonly name: string; readonly text: string };

export type ExportedPlace = {
  readonly title: string;
  readonly description: string;
  readonly point: Point;
  /** Its trigger; null for the defaults. */
  readonly trigger: string | null;
};

/** The geography of a guide for other programs: the parts that every format supports, without media and prices. */
export type ExportedGuide = {
  readonly title: string;
  readonly description: string;
  /** The language of its texts, as a BCP 47 tag. */
  readonly language: string;
  /** Facts in extension elements or members of our own, as JSON by their name there; null ones are left out. */
  readonly facts: Readonly<Record<string, string | null>>;
  readonly paths: readonly NamedShapes[];
  readonly boundaries: readonly NamedShapes[];
  /** In walking order. Places without a location are left out. */
  readonly places: readonly ExportedPlace[];
};

type GuideToExport = Pick<
  GuideContent,
  'title' | 'description' | 'language' | 'path' | 'boundary' | 'walk' | 'climbMetres'
>;
type PlaceToExport = Pick<
  PlaceContent,
  'title' | 'description' | 'location' | 'marker' | 'path' | 'boundary' | 'trigger'
> & {
  /** The number in its name while it has no title; published places all have one. */
  readonly nameNumber?: number;
};

const UNTITLED_GUIDE = 'Untitled guide';

/** Collects a guide's own shapes and those of its places, each with the name of its owner. */
export function exportGuide(guide: GuideToExport, places: readonly PlaceToExport[]): ExportedGuide {
  const title = guide.title ?? UNTITLED_GUIDE;
  const named = places.map((place, index) => ({
    ...place,
    title: placeLabel(place.title, place.nameNumber ?? index + 1),
  }));
  const shapesOf = (kind: ShapeKind): readonly NamedShapes[] =>
    [{ ...guide, title }, ...named].flatMap((owner) => {
      const text = owner[kind];
      return text === null ? [] : [{ name: owner.title, text }];
    });
  return {
    title,
    description: guide.description ?? '',
    language: guide.language,
    facts: {
      walk: guide.walk,
      climb: guide.climbMetres === null ? null : String(guide.climbMetres),
    },
    paths: shapesOf('path'),
    boundaries: shapesOf('boundary'),
    places: named.flatMap(({ title: placeTitle, description, location, marker, trigger }) => {
      const point = location ?? parseMarker(marker);
      return point === null
        ? []
        : [{ title: placeTitle, description: description ?? '', point, trigger }];
    }),
  };
}
