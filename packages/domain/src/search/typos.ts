/** The allowed typing mistakes by word length. Short words are too similar to each other. */
const ALLOWED: readonly { readonly from: number; readonly edits: number }[] = [
  { from: 8, edits: 2 },
  { from: 4, edits: 1 },
  { from: 0, edits: 0 },
];

export function allowedEdits(word: string): number {
  // A number with a typo is a different number.
  if (/\d/.test(word)) return 0;
  return ALLOWED.find(({ from }) => word.length >= from)?.edits ?? 0;
}

/**
 * The number of letters to add, remove, replace or swap with a neighbour to get from one word to the other
 * (Damerau-Levenshtein, each letter once); anything above `max` is `max + 1`.
 */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + same,
        swapped ? at(beforeLast, column - 2) + 1 : max + 1,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, to.length), max + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** A word of the index, and the number of guides that contain it. */
export type KnownWord = { readonly word: string; readonly guides: number };

const MAX_CORRECTIONS = 3;

/**
 * The known words that were probably meant: those with the fewest mistakes, most used first. An unfinished word is
 * compared with the start of known words.
 */
export function correct(
  word: string,
  known: readonly KnownWord[],
  { isUnfinished }: { readonly isUnfinished: boolean },
): readonly string[] {
  const max = allowedEdits(word);
  if (max === 0) return [];
  const near = known
    .map((one) => ({ ...one, edits: distanceTo(one.word, word, max, isUnfinished) }))
    .filter(({ edits }) => edits <= max);
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === fewest)
    .sort((a, b) => sameStart(b.word, word) - sameStart(a.word, word) || b.guides - a.guides)
    .slice(0, MAX_CORRECTIONS)
    .map((one) => one.word);
}

function distanceTo(known: string, word: string, max: number, isUnfinished: boolean): number {
  const whole = editDistance(word, known, max);
  if (!isUnfinished || known.length <= word.length) return whole;
  // One letter shorter or longer, because a letter may be missing or extra.
  const starts = [-1, 0, 1].map((more) => known.slice(0, word.length + more));
  return Math.min(whole, ...starts.map((start) => editDistance(word, start, max)));
}

/** People rarely mistype the first letter. */
function sameStart(known: string, word: string): number {
  return known[0] === word[0] ? 1 : 0;
}
