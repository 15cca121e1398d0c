import { diffWordsWithSpace } from 'diff';

/** A part of a text; `isDifferent` is true if the other text lacks it. */
export type DiffPart = { readonly text: string; readonly isDifferent: boolean };

export type WordDiff = { readonly mine: readonly DiffPart[]; readonly theirs: readonly DiffPart[] };

/** Beyond this many changed words, two texts have so little in common that marking differences isn't useful. */
const MAX_CHANGES = 2_000;

/** Compares two texts word by word. The parts of each text add up to all of it. */
export function diffWords(mine: string, theirs: string): WordDiff {
  const changes = findChanges(theirs, mine);
  if (changes === null) {
    return {
      mine: [{ text: mine, isDifferent: true }],
      theirs: [{ text: theirs, isDifferent: true }],
    };
  }
  const partsWithout = (other: TextPart['change']) =>
    changes
      .filter(({ change }) => change !== other)
      .flatMap(({ text, change }) => partsOf(text, change !== 'same'));
  return { mine: partsWithout('removed'), theirs: partsWithout('added') };
}

/** A part of the merged diff of two texts. */
export type TextPart = { readonly text: string; readonly change: 'same' | 'removed' | 'added' };

/** Merges two texts into one diff, word by word. Removed words come before their replacement. */
export function diffTexts(before: string, after: string): readonly TextPart[] {
  const parts = findChanges(before, after) ?? [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** Null if the texts have too little in common. */
function findChanges(before: string, after: string): readonly TextPart[] | null {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
  if (changes === undefined) return null;
  return changes.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The spaces around different words aren't marked. */
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
