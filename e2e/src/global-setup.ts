import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT, startLaneway } from './laneway-process.ts';

/** Starts one server for all specs, with the built web app; returns a function that stops it. */
export default async function openLaneway(): Promise<() => Promise<void>> {
  buildWebIfMissing();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'laneway-e2e-'));
  const forgetData = () => rm(dataDir, { recursive: true, force: true });
  const laneway = await startLaneway(dataDir).catch(async (error: unknown) => {
    await forgetData();
    throw error;
  });
  process.env.LANEWAY_URL = laneway.url;
  return async () => {
    await laneway.stop();
    await forgetData();
  };
}

function buildWebIfMissing(): void {
  if (existsSync(path.join(ROOT, 'web/dist/index.html'))) return;
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The web app could not be built.');
}
