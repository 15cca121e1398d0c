import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createClamdScanner } from '../adapters/scanner-clamd/scanner-clamd.ts';
import { createLogger } from '../platform/process/logging.ts';
import { startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

const CLAMD = '/usr/sbin/clamd';
const log = createLogger('silent');

/** A harmless file that every scanner reports as a virus. Split, so that no scanner finds it in this file. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD',
  '-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/**
 * The only signature it has: name, any file type, any offset, the bytes. It loads at once, unlike the full database
 * of millions.
 */
const SIGNATURE = `Laneway.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`;

/** The reason why ClamAV can't be started on this machine; null when it can. */
export function clamdUnavailableReason(): string | null {
  return existsSync(CLAMD) ? null : `${CLAMD} not installed`;
}

export type Clamd = {
  readonly host: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** A real ClamAV daemon that knows the EICAR file; `settings` are lines of its configuration. */
export async function startClamd(settings: readonly string[] = []): Promise<Clamd> {
  const home = await mkdtemp(path.join(tmpdir(), 'laneway-clamd-'));
  const address = { host: '127.0.0.1', port: await freePort() };
  const database = path.join(home, 'database');
  await chmod(home, 0o755);
  await mkdir(database);
  await writeFile(path.join(database, 'eicar.ndb'), SIGNATURE);
  const config = [
    'Foreground yes',
    `User ${userInfo().username}`,
    `DatabaseDirectory ${database}`,
    `TemporaryDirectory ${home}`,
    `TCPAddr ${address.host}`,
    `TCPSocket ${address.port}`,
    ...settings,
  ];
  const file = path.join(home, 'clamd.conf');
  await writeFile(file, `${config.join('\n')}\n`);
  const daemon = startDaemon(CLAMD, ['--config-file', file]);
  const stop = async (): Promise<void> => {
    await daemon.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await daemon.ready(createClamdScanner({ ...address, log }).check);
    return { ...address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
