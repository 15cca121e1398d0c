import type { Guide } from '../../guide/guide-facts.ts';

/** Letters and digits without accents and case, so that "cafe" finds "Café". */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The guides whose title, creator or description has every word of the search, titles first. */
export function matchGuides(guides: readonly Guide[], search: string): readonly Guide[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.includes(word));
  const matches = guides.filter(({ g_title, g_author, g_description }) =>
    has(fold(`${g_title} ${g_author} ${g_description}`)),
  );
  return matches.toSorted((a, b) => Number(has(fold(b.g_title))) - Number(has(fold(a.g_title))));
}
