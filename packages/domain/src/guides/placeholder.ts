/** The wire's placeholder for a missing title, description or image. */
export const NOT_YET_PROVIDED = 'Not yet provided';

/** The trimmed text; null when it is absent, blank or the placeholder. */
export function providedText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed === NOT_YET_PROVIDED ? null : trimmed;
}

export function textOrPlaceholder(text: string | null | undefined): string {
  return providedText(text) ?? NOT_YET_PROVIDED;
}
