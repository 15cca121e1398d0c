import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';

export function sessionSecretFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'session-secret');
}

/** The secret for sessions: SESSION_SECRET, or one that is generated once and stored in DATA_DIR. */
export async function findSessionSecret(
  config: Pick<Config, 'sessionSecret' | 'dataDir'>,
): Promise<string> {
  if (config.sessionSecret !== null) return config.sessionSecret;
  const file = sessionSecretFile(config);
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  // Linking to an existing name fails, so the first process wins and nobody reads half a secret.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
