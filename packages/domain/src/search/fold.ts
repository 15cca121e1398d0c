/** Accents, which a decomposition leaves behind. */
const MARKS = /[\u0300-\u036f]/g;

/** “Queen’s” and “Queens” are the same word. */
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;

/** Letters that no decomposition takes apart. */
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

/** What stands between words: punctuation, symbols and emoji. */
const SEPARATORS =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u3000-\u303f\ufe10-\ufe6f\uff00-\uff0f\u{1f000}-\u{1faff}]+/gu;

/** Most texts and nearly all words are nothing else, and folding them is most of the work of a snippet. */
const ASCII = /^\p{ASCII}*$/u;
const ASCII_SEPARATORS = /[^a-z0-9]+/g;

/**
 * A text as words to compare: lower case, without accents, single spaces between. The database does the same to what it
 * indexes (`search_fold`), so a change here is a migration there.
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
