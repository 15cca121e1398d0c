/** Lines that must not be joined to the line before: list items and paragraph splits. */
const STARTS_LINE = /^(?:- |~~~)/;

/**
 * A text that the source indents and wraps for its reader. Line breaks become blanks, except that
 * empty lines still part paragraphs, and list items and `~~~` keep lines of their own.
 */
export function wrapped(strings: TemplateStringsArray): string {
  const lines = strings
    .join('')
    .split('\n')
    .map((line) => line.trim());
  return lines.reduce((text, line) => text + separator(text, line) + line, '').trim();
}

function separator(text: string, line: string): string {
  if (line === '') return text.endsWith('\n\n') ? '' : '\n\n';
  if (text === '' || text.endsWith('\n')) return '';
  return STARTS_LINE.test(line) || text.endsWith('~~~') ? '\n' : ' ';
}
