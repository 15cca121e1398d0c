/** Characters that XML 1.0 can't hold, not even as a reference: most control characters and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Parsers would turn a bare carriage return into a line feed.
  '\r': '&#13;',
};

/** Escapes text for an element or a quoted attribute. */
export function xmlText(text: string): string {
  return text
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"'\r]/g, (character) => ESCAPES[character] ?? '');
}
