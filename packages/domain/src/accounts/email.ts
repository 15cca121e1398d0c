/** The longest address that mail systems carry. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Display names, comments and quoted parts aren't allowed, because one mailbox would have many spellings. The second
 * part stops at the first dot of the host, so that a text of dots is read only once.
 */
const SIMPLE_EMAIL =
  /^[^\s\p{Cc}@<>()[\]",;:\\]+@[^\s\p{Cc}@<>()[\]",;:\\][^\s\p{Cc}@<>()[\]",;:\\.]*\.[^\s\p{Cc}@<>()[\]",;:\\]+$/u;

/**
 * True if this could be an address: something@something.something without spaces. Only sending an email can tell
 * whether it exists.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && SIMPLE_EMAIL.test(text);
}

/** An email as it was typed, without the differences that don't matter. The server stores its canonical form. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Enough of an address for its owner to recognise it without revealing it to others: 'visitor@laneway.example' becomes
 * 'v***@l***.example'.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstCharacter(email)}***@${firstCharacter(domain)}***${ending}`;
}

function firstCharacter(text: string): string {
  return Array.from(text)[0] ?? '';
}
