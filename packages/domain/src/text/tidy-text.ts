import { visibleText } from './quoted-text.ts';

/** What a person wrote, as it is stored: nothing hidden, no more than one empty line in a row; null if nothing is left. */
export function tidyText(text: string | null | undefined): string | null {
  const lines = visibleText(text ?? '').split('\n');
  const tidy = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' ? null : tidy;
}
