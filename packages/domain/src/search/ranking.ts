/**
 * The ranking of guides. Each part is between 0 and 1, and the weighted sum decides. The text dominates: the other
 * parts order guides that match about equally well.
 */
export const RANKING = {
  /** The weight of the fields that contain the words; rare words count more than frequent ones. */
  text: 1,
  /**
   * The share of the text's weight that the worst word has: a guide that has all words somewhere comes before one that
   * has only some of them in its title.
   */
  weakestWord: 0.7,
  /** The title equals, starts with or contains the search. */
  titleIs: 0.8,
  titleBegins: 0.4,
  titleHas: 0.2,
  /** A place's title equals, starts with or contains the search. */
  placeIs: 0.45,
  placeBegins: 0.2,
  placeHas: 0.1,
  /** The weight at the searcher's position; it decreases with the distance (see nearness). */
  near: 0.6,
  /** Ratings and their number. At most the smallest difference between two field weights. */
  quality: 0.15,
} as const;

/** `name` is the author and the titles of the places, `inside` the descriptions of the places. */
export const FIELD_WEIGHTS = { title: 1, name: 0.7, description: 0.4, inside: 0.25 } as const;

/** The distance in kilometres at which nearness counts a third. */
export const FADING_KM = 15;

/** The ranking data of a matching guide. */
export type Candidate = {
  /** For each word, the weight of the best field that contains it; 0 for none. */
  readonly wordWeights: readonly number[];
  /** Normalised by foldText. */
  readonly title: string;
  /** True if a place's title equals the search. */
  readonly placeIs: boolean;
  /** True if a place's title starts with the search. */
  readonly placeBegins: boolean;
  /** True if a place's title contains the search, as whole words. */
  readonly placeHas: boolean;
  /** Null when either position is unknown. */
  readonly km: number | null;
  readonly quality: number;
};

/** The weight of a word that is in this many guides: the more guides contain it, the less it counts. */
export function wordImportance(guideCount: number): number {
  return 1 / (1 + Math.log1p(guideCount));
}

export function nearness(km: number | null): number {
  return km === null ? 0 : Math.exp(-km / FADING_KM);
}

/** Higher scores come first. `phrases` are the spellings of the search; `importance` has one number for each word. */
export function scoreOf(
  candidate: Candidate,
  phrases: readonly string[],
  importance: readonly number[],
): number {
  const total = importance.reduce((sum, one) => sum + one, 0);
  const text = importance.reduce(
    (sum, one, index) => sum + one * (candidate.wordWeights[index] ?? 0),
    0,
  );
  const weakest = Math.min(...importance.map((_, index) => candidate.wordWeights[index] ?? 0));
  const average = text / (total || 1);
  return (
    RANKING.text * (average + RANKING.weakestWord * (Math.min(average, weakest) - average)) +
    Math.max(0, ...phrases.map((phrase) => titlePart(candidate.title, phrase))) +
    placePart(candidate) +
    RANKING.near * nearness(candidate.km) +
    RANKING.quality * candidate.quality
  );
}

function titlePart(title: string, phrase: string): number {
  if (phrase === '') return 0;
  if (title === phrase) return RANKING.titleIs;
  if (title.startsWith(phrase)) return RANKING.titleBegins;
  return ` ${title} `.includes(` ${phrase} `) ? RANKING.titleHas : 0;
}

function placePart({ placeIs, placeBegins, placeHas }: Candidate): number {
  if (placeIs) return RANKING.placeIs;
  if (placeBegins) return RANKING.placeBegins;
  return placeHas ? RANKING.placeHas : 0;
}

/** At least half of the words must match, and at least one. A guide with fewer is about something else. */
export function hasEnoughWords(wordWeights: readonly number[]): boolean {
  const found = wordWeights.filter((weight) => weight > 0).length;
  return found > 0 && found * 2 >= wordWeights.length;
}
