import pg from 'pg';

const MAX_LENGTH = 300;

/**
 * Parts of a message that may identify people or contain secrets, and their replacements. A mail server quotes
 * recipients, an HTTP client its URL, a provider the rejected key. Each pattern starts at a word boundary, so that a
 * long word is read only once.
 */
const REDACTIONS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The host shows which service failed; the rest may contain a token.
  [/(?<![a-z0-9+.-])([a-z0-9+.-]+:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi, '$1$2'],
  [/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/gu, '[email]'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 [hidden]'],
  [/\b(\w*(?:password|secret|token|key|authorization))(["']?\s*[=:]\s*)\S+/gi, '$1$2[hidden]'],
  // Keys, tokens and hashes: no ordinary word is that long and contains a digit.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '[hidden]'],
];

/** The first line of a job's error, short and without personal data and secrets, as it may be stored and shown. */
export function redactError(message: string): string {
  const [line = ''] = message.trim().split(/[\r\n]/, 1);
  const redacted = REDACTIONS.reduce(
    (text, [pattern, replacement]) => text.replaceAll(pattern, replacement),
    // Longer than the result, so that cutting can't leave half an email address behind.
    line.slice(0, 10 * MAX_LENGTH),
  );
  return redacted.length > MAX_LENGTH ? `${redacted.slice(0, MAX_LENGTH - 1)}…` : redacted;
}

/** The stored text of an error. PostgreSQL quotes values in its messages, so only its error codes are stored. */
export function jobErrorText(error: unknown): string {
  if (error instanceof pg.DatabaseError) return `database error ${error.code}`;
  return redactError(error instanceof Error ? error.message : '') || 'unknown error';
}
