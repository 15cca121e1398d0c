import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_SHELL_PATH } from '@laneway/contract/first-screen';
import { build, type Plugin, type Rolldown } from 'vite';
import { type ListedFiles, listAppFiles } from './app-files.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ENTRY = path.join(ROOT, 'src/offline/service-worker/service-worker.ts');
/** Its address is its identity: browsers ask there for the next version. */
const FILE = 'sw.js';

/** Dashboards and what only they open. Most people never do. */
const LATER_MODULES = [
  '/src/admin/admin-dashboard.tsx',
  '/src/creator/creator-dashboard.tsx',
  '/src/creator/tested-draft/',
];

/** Files that are copied as they are, and that the app shows without a network. */
const PUBLIC_FILES = ['icon.svg', 'icons/icon-192.png', 'manifest.webmanifest'];

/** Builds the service worker, which has to know all the other files. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the page has been made.
      order: 'post',
      async handler(_options, bundle) {
        const unhashed = new Map(
          PUBLIC_FILES.map((file) => [`/${file}`, readFileSync(path.join(ROOT, 'public', file))]),
        );
        const files = listAppFiles(bundle, {
          laterModules: LATER_MODULES,
          beside: [APP_SHELL_PATH, ...unhashed.keys()],
          unhashed,
        });
        this.emitFile({ type: 'asset', fileName: FILE, source: await buildWorker(files) });
      },
    },
  };
}

/** One plain script: not every browser takes a module here. */
async function buildWorker(files: ListedFiles): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    define: { APP_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('The service worker came out empty');
  return chunk.code;
}
