import pg from 'pg';

const MAX_LENGTH = 300;

/**
 * What a message may quote of people and secrets, and what stands in its place. A mail server quotes recipients, an HTTP
 * client the URL that it called, a provider the key that it refused. Each begins where a word does, so that a long word
 * is read once and not from each of its characters.
 */
const REDACTIONS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The host says which service failed; what follows may carry a token.
  [/(?<![a-z0-9+.-])([a-z0-9+.-]+:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi, '$1$2'],
  [/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/gu, '[email]'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 [hidden]'],
  [/\b(\w*(?:password|secret|token|key|authorization))(["']?\s*[=:]\s*)\S+/gi, '$1$2[hidden]'],
  // Keys, tokens and hashes: no word of a message is that long and has a digit.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '[hidden]'],
];

/** The first line of a job's error, short and without personal data and secrets, as it may be stored and shown. */
export function redactError(message: string): string {
  const [line = ''] = message.trim().split(/[\r\n]/, 1);
  const redacted = REDACTIONS.reduce(
    (text, [pattern, replacement]) => text.replaceAll(pattern, replacement),
    // More than is shown, so that what is cut off can't leave half an email address behind.
    line.slice(0, 10 * MAX_LENGTH),
  );
  return redacted.length > MAX_LENGTH ? `${redacted.slice(0, MAX_LENGTH - 1)}…` : redacted;
}

/** What the queue keeps of an error. PostgreSQL quotes values in its messages, so of its errors only the code. */
export function jobErrorText(error: unknown): string {
  if (error instanceof pg.DatabaseError) return `database error ${error.code}`;
  return redactError(error instanceof Error ? error.message : '') || 'unknown error';
}
