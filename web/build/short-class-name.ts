import { createHash } from 'node:crypto';

/** The classes of each style sheet, in the order in which they are first met. */
const classes = new Map<string, string[]>();

/** Names a class by its file and its number there. The server's build meets them in the same order, and names them alike. */
export function shortClassName(name: string, file: string): string {
  const known = classes.get(file) ?? [];
  classes.set(file, known);
  if (!known.includes(name)) known.push(name);
  const sheet = createHash('sha256').update(file).digest('base64url').slice(0, 5);
  return `_${sheet}${known.indexOf(name)}`;
}
