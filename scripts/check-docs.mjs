// npm run docs: every path and every file that a document names exists, every guard is still in its file, and
// docs/guards.md has a row for each.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './ensure-installed.mjs';
import { findOutdatedGuards, GUARDS, guardCell } from './guards.mjs';

/** Finding fewer paths than this means that the documents were not read. */
const MIN_PATHS = 100;

/** Folders of the project, so that URLs and media types aren't mistaken for paths. */
const TOP = 'art|bench|docs|e2e|ops|packages|scripts|server|web';
const PATH = new RegExp(`(?:^|[\`(\\s])((?:${TOP})/[\\w./-]*[\\w/])`, 'gm');
/** A file by the end of its path, such as `settle-order.ts`. */
const FILE = /`([\w./-]+\.(?:tsx?|mjs|sql))`/g;

const find = (patterns) =>
  globSync(patterns, {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  });
const documents = find(['*.md', '{docs,web,server,packages,e2e,bench,art}/**/*.md']);
const files = find(['*.mjs', '.*.mjs', `{${TOP.replaceAll('|', ',')}}/**/*.{ts,tsx,mjs,sql}`]).map(
  (file) => `/${file}`,
);

// Build output doesn't exist before the first build.
const isMissingPath = (name) => !name.startsWith('web/dist/') && !existsSync(path.join(ROOT, name));
const isMissingFile = (name) => !files.some((file) => file.endsWith(`/${name}`));

let found = 0;
const missing = documents.flatMap((document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const paths = [...text.matchAll(PATH)].map(([, name]) => name);
  const names = [...text.matchAll(FILE)].map(([, name]) => name);
  found += paths.length + names.length;
  return [...paths.filter(isMissingPath), ...names.filter(isMissingFile)].map(
    (name) => `${document} names ${name}, which doesn't exist.`,
  );
});

const table = readFileSync(path.join(ROOT, 'docs/guards.md'), 'utf8');
const outdated = [
  ...findOutdatedGuards().map((line) => `scripts/guards.mjs is out of date: ${line}`),
  ...GUARDS.map(guardCell)
    .filter((name) => !table.includes(`\n| ${name} | `))
    .map((name) => `docs/guards.md has no row for ${name}`),
];

for (const line of [...missing, ...outdated]) console.error(line);
if (found < MIN_PATHS) console.error(`Only ${found} paths were found in the documents.`);
console.log(
  `${found} paths in ${documents.length} documents, ${missing.length} missing; ` +
    `${GUARDS.length} guards, ${outdated.length} out of date`,
);
if (missing.length > 0 || outdated.length > 0 || found < MIN_PATHS) process.exit(1);
