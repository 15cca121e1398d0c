import type { MadeGuide } from './generate-guides.ts';
import { KNOWN_ABROAD } from './known-abroad.ts';
import type { KnownGuide } from './known-guide.ts';
import { KNOWN_IN_AUSTRALIA } from './known-in-australia.ts';

/** Guides that the judged searches should find among all generated ones. */
const KNOWN_GUIDES = { ...KNOWN_IN_AUSTRALIA, ...KNOWN_ABROAD };

export type KnownKey = keyof typeof KNOWN_GUIDES;

/** The names of their authors, each once. */
export const KNOWN_AUTHORS: readonly string[] = [
  ...new Set(Object.values(KNOWN_GUIDES).map(({ author }) => author)),
];

/** The known guides as rows to add to the generated ones, with their keys by id. */
export function knownGuides(firstGuideId: number, firstAuthorId: number) {
  const entries = Object.entries(KNOWN_GUIDES) as [KnownKey, KnownGuide][];
  const guides = entries.map(
    ([, known], index): MadeGuide => ({
      id: firstGuideId + index,
      title: known.title,
      description: known.about,
      lat: known.at[0],
      lng: known.at[1],
      authorId: firstAuthorId + KNOWN_AUTHORS.indexOf(known.author),
      priceCents: Math.round((known.price ?? 0) * 100),
      isPublic: known.price === undefined,
      language: known.language ?? 'en',
      durationMinutes: 90,
      hasAudio: index % 2 === 0,
      ratingSum: 0,
      ratingCount: 0,
      places: Object.entries(known.places).map(([title, description], order) => ({
        title,
        description,
        lat: known.at[0] + order / 1_000,
        lng: known.at[1],
      })),
    }),
  );
  const authors = KNOWN_AUTHORS.map((name, index) => ({ id: firstAuthorId + index, name }));
  const keys = new Map(entries.map(([key], index) => [firstGuideId + index, key]));
  return { guides, authors, keys };
}
