import {
  generateAuthors,
  generateGuides,
  type MadeAuthor,
  type MadeGuide,
} from '../../../server/src/testing/catalogue/generate-guides.ts';
import { type KnownKey, knownGuides } from '../../../server/src/testing/catalogue/known-guides.ts';

/** Above the ids of the demo and of guides that people create. */
export const FIRST_ID = 2_000_000;

export type Catalogue = {
  readonly authors: readonly MadeAuthor[];
  /** One by one, because a hundred thousand at once would dominate the measurement. */
  readonly guides: () => Generator<MadeGuide>;
  /** The guides that judged searches look for, by id. */
  readonly known: ReadonlyMap<number, KnownKey>;
};

/** This many guides, the known ones among them. The same number always makes the same catalogue. */
export function makeCatalogue(count: number): Catalogue {
  const known = knownGuides(FIRST_ID, FIRST_ID);
  const others = generateAuthors(count, FIRST_ID + known.authors.length);
  const first = FIRST_ID + known.guides.length;
  return {
    authors: [...known.authors, ...others],
    known: known.keys,
    guides: function* () {
      yield* known.guides;
      const rest = count - known.guides.length;
      yield* generateGuides(rest, { firstId: first, authors: others });
    },
  };
}
