import pg from 'pg';
import { createFolderStore } from './adapters/blob-folder/blob-folder.ts';
import { createMailbox } from './adapters/mailer-mailbox.ts';
import { createSmtpMailer } from './adapters/mailer-smtp.ts';
import { createMediaTools } from './adapters/media-tools/media-tools.ts';
import { createTestProvider } from './adapters/payments-test/test-provider.ts';
import { createWebhookLine } from './adapters/payments-test/webhook-line.ts';
import { createWalkSimulator } from './adapters/walk-simulator/walk-simulator.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { announce } from './demo/announce.ts';
import { setDemoAccounts } from './demo/demo-accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { followChanges } from './platform/database/change-feed.ts';
import { openConfiguredDatabase } from './platform/database/configured-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import { type Jobs, prepareJobTables, startJobs } from './platform/jobs/jobs.ts';
import { type Clock, systemClock } from './platform/process/clock.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { createLogger, type Logger } from './platform/process/logging.ts';
import { watchParent } from './platform/process/parent-watch.ts';
import { findSessionSecret } from './platform/process/session-secret.ts';
import { createShutdown, type Shutdown } from './platform/process/shutdown.ts';
import { findWebBuild } from './platform/web-pages/web-build.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Geocoder } from './ports/geocoder.ts';
import type { Payments } from './ports/payments.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';
import { createLiveNotifications } from './slices/notifications/live-notifications.ts';

/** Enough for all popular guides, and small compared to the 300 MB that the process may use. */
const RESPONSE_CACHE_BYTES = 32_000_000;
const OLDEST_NODE = [22, 18] as const;

async function start(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  await prepareDataDir(config.dataDir);
  const { db, connection } = await openConfiguredDatabase(config, log, shutdown);
  const applied = await migrate(db.pool);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database schema is up to date');
  await prepareJobTables(db.pool);

  const clock = systemClock;
  const blobs = await openBlobStore(config, clock);
  await blobs.check();
  if (config.demo) await seedDemo({ db, blobs, bucket: config.buckets.production });
  await setDemoAccounts(db, config.demo);

  const responseCache = createResponseCache({
    maxBytes: RESPONSE_CACHE_BYTES,
    mayKeep: () => changes.isConnected(),
  });
  const liveNotifications = createLiveNotifications({ db, log });
  const changes = followChanges(
    connection,
    {
      guideChanged: responseCache.forgetGuide,
      noticeChanged: liveNotifications.noticeChanged,
      viewerChanged: liveNotifications.viewerChanged,
      everythingChanged: () => {
        responseCache.forgetEverything();
        liveNotifications.catchUp();
      },
    },
    log,
  );
  shutdown.onStop('change feed', changes.close);

  const sessionSecret = await findSessionSecret(config);
  const mailer = config.smtpUrl === null ? createMailbox() : createSmtpMailer(config.smtpUrl);
  const webhook = createWebhookLine();
  const { payments, testCheckouts } =
    config.stripe === null
      ? createTestProvider({ db, clock, secret: sessionSecret }, webhook.call)
      : { payments: await openStripe(config.stripe), testCheckouts: null };

  const web = await findWebBuild();
  const { app, slices } = await buildApp({
    config,
    sessionSecret,
    db,
    responseCache,
    liveNotifications,
    blobs,
    scanner: await openScanner(config.clamdAddress, log),
    mediaTools: createMediaTools(),
    payments,
    testCheckouts,
    geocoder: await openGeocoder(config),
    walkSimulator: createWalkSimulator(),
    mailer,
    clock,
    log,
    version: web.version,
    webRoot: web.root,
    checkReply: null,
  });
  webhook.connect(app);
  // Nobody waits for jobs, so visitors come first; at shutdown, jobs stop last.
  let jobs: Promise<Jobs> | null = null;
  // This includes jobs that are just starting, because the database is closed next.
  shutdown.onStop('jobs', async () => (await jobs)?.stop());
  shutdown.onStop('http', () => app.close());
  await app
    .listen({ port: config.port, host: config.host })
    .catch((cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'another program is using it' : cause.message;
      throw new Error(`Can’t listen on port ${config.port} of ${config.host}: ${reason}.`, {
        cause,
      });
    });
  jobs = startJobs({
    db,
    log,
    handlers: Object.assign({}, ...slices.map((slice) => slice.jobs)),
    cron: Object.assign({}, ...slices.map(({ cron }) => cron)),
  });
  await jobs;
  announce(config, app.addresses());
}

// These are loaded on demand, because each would slow down every start without it.

async function openBlobStore({ s3, buckets, dataDir }: Config, clock: Clock): Promise<BlobStore> {
  if (s3 === null) return createFolderStore(`${dataDir}/media`);
  const { createS3Store } = await import('./adapters/blob-s3/blob-s3.ts');
  return createS3Store({ ...s3, buckets: Object.values(buckets), clock });
}

/** Uploads wait while the scanner is down, so a start doesn't depend on it. */
async function openScanner(
  address: Config['clamdAddress'],
  log: Logger,
): Promise<VirusScanner | null> {
  if (address === null) return null;
  const { createClamdScanner } = await import('./adapters/scanner-clamd/scanner-clamd.ts');
  const scanner = createClamdScanner(address);
  await scanner.check().catch((error: unknown) => {
    log.warn({ err: error }, 'the virus scanner at CLAMD_ADDRESS does not answer');
  });
  return scanner;
}

async function openGeocoder({ geocoderUrl, publicUrl }: Config): Promise<Geocoder | null> {
  if (geocoderUrl === null) return null;
  const { createHttpGeocoder } = await import('./adapters/geocoder-http/geocoder-http.ts');
  return createHttpGeocoder({ url: geocoderUrl, askedBy: publicUrl });
}

async function openStripe(options: NonNullable<Config['stripe']>): Promise<Payments> {
  const { createStripePayments } = await import('./adapters/payments-stripe/payments-stripe.ts');
  return createStripePayments(options);
}

/** The error and its cause, a line each. */
function reasonsOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  // Our own error messages are complete, except when a migration's SQL failed.
  const cause = error.cause instanceof pg.DatabaseError ? [`  ${error.cause.message}`] : [];
  return [error.message, ...cause];
}

function exitWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  exitWith([
    `Laneway needs Node ${OLDEST_NODE.join('.')} or later, but this is ${process.version}. Run npm start, which uses the right version.`,
  ]);
}
const config = readConfig(process.env);
if (!config.ok) exitWith(config.error);

const log = createLogger(config.value.logLevel);
const shutdown = createShutdown(log);
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
