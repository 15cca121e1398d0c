import { visibleText } from './quoted-text.ts';

/** User text in its stored form: no hidden characters, at most one empty line in a row; null if nothing is left. */
export function tidyText(text: string | null | undefined): string | null {
  const lines = visibleText(text ?? '').split('\n');
  const tidy = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' ? null : tidy;
}
