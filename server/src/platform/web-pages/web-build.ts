import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export type WebBuild = {
  /** Null when the web app has not been built. */
  readonly root: string | null;
  /** Changes whenever anything a browser runs changes, because the page names every file by its hash. */
  readonly version: string;
};

export async function findWebBuild(): Promise<WebBuild> {
  const manifest = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = path.join(ROOT, 'web', 'dist');
  const page = await readFile(path.join(root, 'index.html')).catch(() => null);
  if (page === null) return { root: null, version: manifest.version };
  const build = createHash('sha256').update(page).digest('hex').slice(0, 12);
  return { root, version: `${manifest.version}+${build}` };
}
