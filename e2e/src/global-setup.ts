import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openLaneway, ROOT } from './laneway-process.ts';

/** Starts one server for all specs, with the built web app; returns a function that stops it. */
export default async function openForAll(): Promise<() => Promise<void>> {
  buildWebIfMissing();
  const laneway = await openLaneway();
  process.env.LANEWAY_URL = laneway.url;
  return laneway.stop;
}

function buildWebIfMissing(): void {
  if (existsSync(path.join(ROOT, 'web/dist/index.html'))) return;
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The web app could not be built.');
}
