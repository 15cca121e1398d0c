import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './ensure-installed.mjs';

/** Everything the built web app is made from. */
const SOURCES = ['package-lock.json', 'web', 'packages/domain/src', 'packages/contract/src'];
const LEFT_OUT = new Set(['node_modules', 'dist']);
const BUILT_FROM = join(ROOT, 'web', 'dist', '.built-from');

/** Builds the web app unless the existing build is from exactly these sources. */
export function ensureBuilt() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, join(ROOT, source));
  const wanted = hash.digest('hex');
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === wanted) return;
  console.log('Building the web app…');
  const status = run('npm', ['run', 'build', '--workspace', 'web', '--silent']);
  if (status !== 0) {
    console.error('The web app could not be built; the lines above say why.');
    process.exit(status);
  }
  writeFileSync(BUILT_FROM, wanted);
}

function addToHash(hash, path) {
  const entries = tryReadDirectory(path);
  if (entries === null) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort()) if (!LEFT_OUT.has(entry)) addToHash(hash, join(path, entry));
}

function tryReadDirectory(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
