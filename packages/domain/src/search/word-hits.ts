/** A typed word, and every form that it matches. */
export type SoughtWord = { readonly typed: string; readonly anyOf: readonly string[] };

export type WordHits = {
  /** Whether a folded word is one of those searched for. */
  readonly isHit: (word: string) => boolean;
  /** The indexes of the search words that a folded text contains. */
  readonly coveredBy: (folded: string) => ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
  /** Every form of every word. */
  readonly words: readonly string[];
};

export function wordHits(groups: readonly SoughtWord[], unfinished: string | null): WordHits {
  const tests = groups.map(({ typed, anyOf }) => {
    const words = new Set(anyOf);
    return (word: string) =>
      words.has(word) || (typed === unfinished && word.startsWith(unfinished));
  });
  return {
    isHit: (word) => tests.some((test) => test(word)),
    coveredBy: (folded) => {
      const words = folded.split(' ');
      return new Set(tests.flatMap((test, index) => (words.some(test) ? [index] : [])));
    },
    all: new Set(groups.keys()),
    words: groups.flatMap(({ anyOf }) => anyOf),
  };
}
