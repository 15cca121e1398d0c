import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSModulesOptions } from 'vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const HASH_LENGTH = 4;

const fileOfHash = new Map<string, string>();

/**
 * Names the classes of a style sheet, for example 'arrow_x3Kd'. Vite's own names also have a line number, which every
 * first visit would download, in the script and in the page.
 */
export const SHORT_CLASS_NAMES: CSSModulesOptions = {
  generateScopedName: (name, sheet) => `${name}_${hashOf(path.relative(ROOT, sheet))}`,
};

function hashOf(file: string): string {
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, HASH_LENGTH);
  const first = fileOfHash.get(hash) ?? file;
  if (first !== file) throw new Error(`${file} and ${first} have the same hash: make it longer`);
  fileOfHash.set(hash, file);
  return hash;
}
