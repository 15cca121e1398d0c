/** What the wire carries in place of a title, description or image that nobody has given yet. */
export const NOT_YET_PROVIDED = 'Not yet provided';

/** The text a person gave, trimmed; null when it is absent, blank or the placeholder. */
export function providedText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed === NOT_YET_PROVIDED ? null : trimmed;
}

/** The wire's form of a text that may be absent. */
export function textOrPlaceholder(text: string | null | undefined): string {
  return providedText(text) ?? NOT_YET_PROVIDED;
}
