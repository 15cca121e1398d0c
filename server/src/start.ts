import pg from 'pg';
import { type Config, readConfig } from './config.ts';
import { openConfiguredDatabase } from './platform/database/configured-database.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { createLogger, type Logger } from './platform/process/logging.ts';
import { createShutdown, type Shutdown } from './platform/process/shutdown.ts';

const MIN_NODE = [22, 18] as const;
const PARENT_CHECK_MS = 500;

async function start(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  await prepareDataDir(config.dataDir);
  // PostgreSQL starts while the rest of the program is read.
  const reading = import('./serve.ts');
  reading.catch(() => {});
  const database = await openConfiguredDatabase(config, log, shutdown);
  const { serve } = await reading;
  await serve(config, database, log, shutdown);
}

/** The error and its cause, a line each. */
function reasonsOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  // Our own error messages are complete, except when a migration's SQL failed.
  const cause = error.cause instanceof pg.DatabaseError ? [`  ${error.cause.message}`] : [];
  return [error.message, ...cause];
}

/**
 * Calls back when the parent process has ended. npm killed with -9 can't forward a signal, and an orphaned server would
 * keep its port and its data folder.
 */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  timer.unref();
}

function exitWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  exitWith([
    `Laneway needs Node ${MIN_NODE.join('.')} or later, but this is ${process.version}. Run npm start, which uses the right version.`,
  ]);
}
const config = readConfig(process.env);
if (!config.ok) exitWith(config.error);

const log = createLogger(config.value.logLevel);
const shutdown = createShutdown(log, config.value.drainMs);
// A server started by hand may outlive its shell; under npm start it must not outlive npm.
if (process.env.npm_lifecycle_event === 'start')
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
try {
  await start(config.value, log, shutdown);
} catch (error) {
  log.debug({ err: error }, 'the start failed');
  await shutdown.stop();
  exitWith(reasonsOf(error));
}
