import { LANGUAGES } from '@laneway/domain/guides/languages';

/** The languages to choose from, by their own names; all of them while it isn't known which have guides. */
export function languagesToChoose(known: readonly string[] | null) {
  return LANGUAGES.filter(({ tag }) => known === null || known.includes(tag));
}

/** False for a language that was remembered, and has no guides any more: it would empty the list without a word. */
export function hasGuides(language: string, known: readonly string[] | null): boolean {
  return known === null || known.includes(language);
}
