import { parseRecordId } from '../guides/ids.ts';

/** A guide, or one of its places. */
export type GuidePath = { readonly guideId: number; readonly placeId: number | null };

const GUIDE_PATH = /^\/guides\/(\d+)(?:-[^/]*)?(?:\/places\/(\d+))?\/?$/;
const MAX_SLUG_LENGTH = 60;

/** `/guides/7`, or `/guides/7/places/12`. */
export function printGuidePath({ guideId, placeId }: GuidePath): string {
  return placeId === null ? `/guides/${guideId}` : `/guides/${guideId}/places/${placeId}`;
}

/** `/guides/7-hidden-bars`: the same guide, with a readable slug. */
export function printNamedGuidePath(guideId: number, title: string): string {
  const slug = slugOf(title);
  return slug === '' ? `/guides/${guideId}` : `/guides/${guideId}-${slug}`;
}

/** The guide or place that a path names. The slug is ignored, so a renamed guide is still found by its old URL. */
export function parseGuidePath(path: string): GuidePath | null {
  const [, guide, place] = GUIDE_PATH.exec(path) ?? [];
  const guideId = parseRecordId(guide);
  if (guideId === null) return null;
  const placeId = place === undefined ? null : parseRecordId(place);
  return place !== undefined && placeId === null ? null : { guideId, placeId };
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
