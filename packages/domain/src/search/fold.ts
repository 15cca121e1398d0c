/** Combining marks left by a decomposition. */
const MARKS = /[\u0300-\u036f]/g;

/** “Queen’s” and “Queens” are the same word. */
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;

/** Letters that can't be decomposed. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
  ŋ: 'ng',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Punctuation, symbols and emoji. */
const SEPARATORS =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u3000-\u303f\ufe10-\ufe6f\uff00-\uff0f\u{1f000}-\u{1faff}]+/gu;

/** Most texts and nearly all words are plain ASCII, and folding is most of the cost of a snippet. */
const ASCII = /^\p{ASCII}*$/u;
const ASCII_SEPARATORS = /[^a-z0-9]+/g;

/**
 * Text normalised for comparing: lower case, without accents, single spaces. The database folds what it indexes in the
 * same way (`search_fold`), so a change here needs a migration.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) {
    return text.toLowerCase().replaceAll("'", '').replace(ASCII_SEPARATORS, ' ').trim();
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim();
}
