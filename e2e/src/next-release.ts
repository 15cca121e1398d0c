import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { NODE, ROOT } from './laneway-process.ts';

const COPIED = ['package.json', 'tsconfig.base.json', 'server', 'web'];
const MADE_HERE = new Set(['dist', 'node_modules']);

/** The changes of the next release, by file. */
const CHANGES: readonly (readonly [file: string, before: string, after: string])[] = [
  // The script that every page starts with marks the document with its release.
  [
    'src/app/main.tsx',
    `const root = document.getElementById('root');`,
    `document.documentElement.dataset.release = 'next';\n$&`,
  ],
  // A page that is loaded when it is opened.
  [
    'src/visitor/download-manager/download-manager.tsx',
    'title="Download Manager"',
    'title="Saved"',
  ],
  // The database of saved guides gets an index, in the app and in its service worker.
  [
    'src/offline/store/offline-database.ts',
    `stagedFiles: 'media.url, guideId',\n    });`,
    `$&\n    this.version(OFFLINE_STORE_VERSION + 1).stores({ packs: 'guideId, version' });`,
  ],
];

/** A folder with everything that a server needs to start. */
export type Release = { readonly root: string; readonly remove: () => Promise<void> };

/** Builds a later release of the app: the same sources with a few changes. */
export async function makeNextRelease(): Promise<Release> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'laneway-next-'));
  for (const part of COPIED) {
    await cp(path.join(ROOT, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !MADE_HERE.has(path.basename(file)),
    });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const web = path.join(root, 'web');
  for (const [file, before, after] of CHANGES) await change(path.join(web, file), before, after);
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  for (const config of ['vite.config.ts', 'vite.first-screen.config.ts']) {
    await promisify(execFile)(NODE, [vite, 'build', '--config', config], { cwd: web });
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function change(file: string, before: string, after: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!source.includes(before)) throw new Error(`${file} has no ${before} that could be changed`);
  await writeFile(file, source.replace(before, after));
}
