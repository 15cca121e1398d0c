import { visibleText } from '../text/quoted-text.ts';

/**
 * Top-level domains common in spam. Those that are English words are left out, because people forget the space after a
 * full stop.
 */
const ENDINGS =
  'com|net|org|info|biz|io|co|au|nz|uk|de|fr|ru|cn|jp|nl|pl|eu|tk|ml|ga|cf|gq|ly|gl|xyz|top|shop|site|online|club|' +
  'store|app|dev|link|click|live|work|loan|bet|casino|vip|icu|buzz|page|web|tv|cc|ws';

/**
 * Any match means that the text contains a link, clickable or not. The patterns start at the last letter of a scheme,
 * at a word and at the last letter of a host, so that matching takes linear time.
 */
const LINKS: readonly RegExp[] = [
  /[a-z][0-9+.-]*:\s*\/\//i,
  /\b(?:mailto|tel|sms|javascript|data):\S/i,
  /\bwww\s?\.\s?\S/i,
  /(?<!\S)\S[^\s@]*@\S+\.\S/,
  // A host with a path, with any top-level domain; fractions and dates have digits only.
  /[a-z0-9-]\.[a-z]{2,}\/\S/i,
  new RegExp(`[a-z0-9-]\\.(?:${ENDINGS})(?![a-z0-9-])`, 'i'),
];

/** True if a text contains a web or email address, including look-alike characters. */
export function holdsLink(text: string | null): boolean {
  if (text === null) return false;
  const plain = visibleText(text).normalize('NFKC').replaceAll('\u3002', '.');
  return LINKS.some((link) => link.test(plain));
}

/** The signature of a review whose writer hasn't chosen one. */
export const DEFAULT_SIGNATURE = 'A Laneway walker';

/** The chosen name on one line; null for none. */
export function readSignature(text: string | null | undefined): string | null {
  const name = visibleText(text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return name === '' ? null : name;
}
