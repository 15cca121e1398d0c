/**
 * What makes a guide come first. Each part is between 0 and 1, and the sum of the weighted parts decides. The text comes
 * first: all that follows orders guides that match about as well.
 */
export const RANKING = {
  /** How telling the fields are that the words were found in; rare words count more than frequent ones. */
  text: 1,
  /** The title is what was typed, or begins with it, or has it in it. */
  titleIs: 0.8,
  titleBegins: 0.4,
  titleHas: 0.2,
  /** A place is called what was typed, or its title begins with it. */
  placeIs: 0.45,
  placeBegins: 0.2,
  /** Within a walk of where the searcher is; fades with the distance. */
  near: 0.6,
  /** Ratings, and how many there are. Below the difference between two fields. */
  quality: 0.15,
} as const;

/** How telling each field is. */
export const FIELD_WEIGHTS = { title: 1, name: 0.7, description: 0.4, inside: 0.25 } as const;

/** At this distance, in kilometres, nearness counts for a third of what it does on the spot. */
export const FADING_KM = 15;

/** A guide that matches, as far as its rank is concerned. */
export type Candidate = {
  /** For each word, the weight of the best field that has it; 0 where none has. */
  readonly wordWeights: readonly number[];
  /** Folded. */
  readonly title: string;
  /** Whether a place is called, or begins with, what was typed. */
  readonly placeIs: boolean;
  readonly placeBegins: boolean;
  /** Null without a position of either. */
  readonly km: number | null;
  readonly quality: number;
};

/** How much a word says: one that is in half of all guides says little. */
export function wordImportance(guides: number): number {
  return 1 / (1 + Math.log1p(guides));
}

export function nearness(km: number | null): number {
  return km === null ? 0 : Math.exp(-km / FADING_KM);
}

/** The higher, the earlier in the list. `importance` has one number for each word. */
export function scoreOf(
  candidate: Candidate,
  phrase: string,
  importance: readonly number[],
): number {
  const total = importance.reduce((sum, one) => sum + one, 0);
  const text = importance.reduce(
    (sum, one, index) => sum + one * (candidate.wordWeights[index] ?? 0),
    0,
  );
  return (
    (RANKING.text * text) / (total || 1) +
    titlePart(candidate.title, phrase) +
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

function placePart({ placeIs, placeBegins }: Candidate): number {
  if (placeIs) return RANKING.placeIs;
  return placeBegins ? RANKING.placeBegins : 0;
}

/** Of several words, half have to be there. What has fewer is about something else. */
export function hasEnoughWords(wordWeights: readonly number[]): boolean {
  const found = wordWeights.filter((weight) => weight > 0).length;
  return found > 0 && found * 2 >= wordWeights.length;
}
