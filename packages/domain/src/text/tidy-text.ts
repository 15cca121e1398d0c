import { visibleText } from './quoted-text.ts';

/** What a person wrote, as it is stored: nothing hidden, no more than one empty line in a row; null if nothing is left. */
export function tidyText(text: string | null | undefined): string | null {
  const tidy = visibleText(text ?? '')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' ? null : tidy;
}
