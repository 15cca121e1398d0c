/** The default language of guides, and the language of the app. */
export const DEFAULT_LANGUAGE = 'en';

/** The lang attribute of a guide's texts; undefined when it equals the language of the page. */
export function langAttribute(tag: string | null | undefined): string | undefined {
  return tag === null || tag === DEFAULT_LANGUAGE ? undefined : tag;
}
