// npm run backup, restore, verify and move-out: what an operator does with a whole installation.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFolderStore } from './adapters/blob-folder/blob-folder.ts';
import {
  checkInstallation,
  createBackup,
  type Installation,
  moveOut,
  restoreBackup,
  type SessionSecret,
} from './backup/backup.ts';
import { type Config, readConfig } from './config.ts';
import { openConfiguredDatabase } from './platform/database/configured-database.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { DataDirInUseError } from './platform/postgres/ownership.ts';
import { systemClock } from './platform/process/clock.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { createLogger } from './platform/process/logging.ts';
import { sessionSecretFile } from './platform/process/session-secret.ts';
import { createShutdown } from './platform/process/shutdown.ts';
import { openBlobStore } from './serve.ts';

type Command = {
  readonly usage: string;
  /** Returns what the result lacks, a line each. */
  readonly run: (config: Config, folder: string) => Promise<readonly string[]>;
};

const log = createLogger('error');
const shutdown = createShutdown(log, 0);
const tools = { openFolder: createFolderStore, say: (line: string) => console.log(line) };

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    usage: 'npm run backup -- FOLDER',
    run: async (config, folder) => {
      const source = await openInstallation(config, await openDatabaseInUse(config));
      return createBackup(source, secretOf(config), folder, tools);
    },
  },
  restore: {
    usage: 'npm run restore -- FOLDER',
    run: async (config, folder) => {
      await prepareDataDir(config.dataDir);
      const target = await openInstallation(config, await openOwnDatabase(config));
      return restoreBackup(folder, target, secretOf(config), tools);
    },
  },
  verify: {
    usage: 'npm run verify',
    run: async (config) => {
      const installation = await openInstallation(config, await openDatabaseInUse(config));
      return checkInstallation(installation, tools);
    },
  },
  'move-out': {
    usage: 'npm run move-out',
    run: async (config) => {
      const { dataDir, databaseUrl, s3, sessionSecret } = config;
      if (databaseUrl === null || s3 === null) {
        throw new Error(
          'Set DATABASE_URL and S3_ENDPOINT, with the settings that belong to them, to the database and the store to move to.',
        );
      }
      const secretFile = sessionSecretFile(config);
      const kept = await readFile(secretFile, 'utf8').catch(() => sessionSecret);
      if (kept !== sessionSecret) {
        throw new Error(
          `Set SESSION_SECRET to the contents of ${secretFile}. Otherwise everyone is logged out, and links in emails no longer work.`,
        );
      }
      const alone = { ...config, databaseUrl: null, s3: null };
      const source = await openInstallation(alone, await openOwnDatabase(alone));
      const target = await openInstallation(config, await openOwnDatabase(config));
      return moveOut(source, target, path.join(dataDir, 'move-out'), tools);
    },
  },
};

/** A database that no other process uses, if it is the built-in one. */
async function openOwnDatabase(config: Config): Promise<Database> {
  return (await openConfiguredDatabase(config, log, shutdown)).db;
}

/** The database of a server that may be running. */
async function openDatabaseInUse(config: Config): Promise<Database> {
  return openOwnDatabase(config).catch((error: unknown) => {
    if (!(error instanceof DataDirInUseError)) throw error;
    const db = openDatabase(error.connection, log);
    shutdown.onStop('database connections', db.close);
    return db;
  });
}

async function openInstallation(config: Config, { pool }: Database): Promise<Installation> {
  const blobs = await openBlobStore(config, systemClock, log);
  await blobs.check();
  return { pool, media: { blobs, buckets: config.buckets } };
}

function secretOf(config: Config): SessionSecret {
  return { value: config.sessionSecret, file: sessionSecretFile(config) };
}

async function operate(): Promise<readonly string[]> {
  const [name = '', folder, ...more] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`Choose one of ${Object.keys(COMMANDS).join(', ')}.`);
  const takesFolder = command.usage.endsWith('FOLDER');
  if ((folder !== undefined) !== takesFolder || more.length > 0)
    throw new Error(`Usage: ${command.usage}`);
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error.join('\n'));
  // npm changes to the folder of the program.
  const from = process.env.INIT_CWD ?? process.cwd();
  return command.run(config.value, path.resolve(from, folder ?? '.'));
}

const problems = await operate().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
for (const problem of problems) console.error(problem);
await shutdown.stop();
process.exit(problems.length === 0 ? 0 : 1);
