/** The longest address that mail systems carry. */
export const EMAIL_MAX_LENGTH = 254;

/** The first dot of the host is looked for, so that a text of dots is read once. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/**
 * Whether this could be an address: something@something.something without spaces. Whether anyone
 * reads it only a mail can tell.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && SIMPLE_EMAIL.test(text);
}

/** One spelling per address: what accounts are stored and found under. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Enough of an address for its owner to recognise it and for nobody else to learn it:
 * 'visitor@laneway.example' becomes 'v***@l***.example'.
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
