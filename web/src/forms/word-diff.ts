import { diffWordsWithSpace } from 'diff';

/** A part of a text, and whether the other text lacks it. */
export type DiffPart = { readonly text: string; readonly isDifferent: boolean };

export type WordDiff = { readonly mine: readonly DiffPart[]; readonly theirs: readonly DiffPart[] };

/** Beyond this many changed words, two texts have so little in common that marking helps nobody. */
const MOST_CHANGES = 2_000;

/** Compares two texts word by word. The parts of each make up the whole of it. */
export function diffWords(mine: string, theirs: string): WordDiff {
  const changes = diffWordsWithSpace(theirs, mine, { maxEditLength: MOST_CHANGES });
  if (changes === undefined) {
    return {
      mine: [{ text: mine, isDifferent: true }],
      theirs: [{ text: theirs, isDifferent: true }],
    };
  }
  return {
    mine: changes
      .filter(({ removed }) => !removed)
      .flatMap(({ value, added }) => partsOf(value, added)),
    theirs: changes
      .filter(({ added }) => !added)
      .flatMap(({ value, removed }) => partsOf(value, removed)),
  };
}

/** The spaces around different words are not marked with them. */
function partsOf(text: string, isDifferent: boolean): readonly DiffPart[] {
  const words = text.trim();
  if (!isDifferent || words === '') return [{ text, isDifferent }];
  const [before = '', after = ''] = text.split(words);
  return [
    { text: before, isDifferent: false },
    { text: words, isDifferent: true },
    { text: after, isDifferent: false },
  ].filter((part) => part.text !== '');
}
