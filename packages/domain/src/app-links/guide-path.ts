import { parseRecordId } from '../guides/ids.ts';

/** The pages of a guide beside its overview. `map` is the map of a place. */
export const GUIDE_PARTS = ['places', 'walk', 'reviews', 'gift', 'buy', 'map'] as const;

export type GuidePart = (typeof GUIDE_PARTS)[number];

/** A guide, or one of its places; without a part, the overview of the guide, or the page of the place. */
export type GuidePath = {
  readonly guideId: number;
  readonly placeId: number | null;
  readonly part?: GuidePart;
};

const GUIDE_PATH =
  /^\/guides\/(\d+)(?:-[^/]*)?(?:\/(places|walk|reviews|gift|buy)|\/places\/(\d+)(?:\/(map))?)?\/?$/;
const MAX_SLUG_LENGTH = 60;

/** `/guides/7`, `/guides/7/places`, or `/guides/7/places/12`. */
export function printGuidePath({ guideId, placeId, part }: GuidePath): string {
  const place = placeId === null ? '' : `/places/${placeId}`;
  return `/guides/${guideId}${place}${part === undefined ? '' : `/${part}`}`;
}

/** `/guides/7-hidden-bars`: the same guide, with a readable slug. */
export function printNamedGuidePath(guideId: number, title: string): string {
  const slug = slugOf(title);
  return slug === '' ? `/guides/${guideId}` : `/guides/${guideId}-${slug}`;
}

/** The card of a guide that other sites show in a frame. */
export function printEmbedPath(guideId: number): string {
  return `/embed/guides/${guideId}`;
}

/** The guide or place that a path names. The slug is ignored, so a renamed guide is still found by its old URL. */
export function parseGuidePath(path: string): GuidePath | null {
  const [, guide, ofGuide, place, ofPlace] = GUIDE_PATH.exec(path) ?? [];
  const guideId = parseRecordId(guide);
  if (guideId === null) return null;
  const placeId = place === undefined ? null : parseRecordId(place);
  if (place !== undefined && placeId === null) return null;
  const part = GUIDE_PARTS.find((each) => each === (ofGuide ?? ofPlace));
  return { guideId, placeId, ...(part && { part }) };
}

/** Letters and digits of any script, without accents, joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return (slug || (words[0] ?? '').slice(0, MAX_SLUG_LENGTH))
    .toWellFormed()
    .replaceAll('\uFFFD', '');
}
