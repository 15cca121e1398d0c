import { createFolderStore, watchSpace } from './adapters/blob-folder/blob-folder.ts';
import { createMailbox } from './adapters/mailer-mailbox.ts';
import { createMediaTools } from './adapters/media-tools/media-tools.ts';
import { createInProcessWebhook } from './adapters/payments-test/in-process-webhook.ts';
import { createTestProvider } from './adapters/payments-test/test-provider.ts';
import { createWalkSimulator } from './adapters/walk-simulator/walk-simulator.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { announce } from './demo/announce.ts';
import { setDemoAccounts } from './demo/demo-accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { followChanges } from './platform/database/change-feed.ts';
import type { ConfiguredDatabase } from './platform/database/configured-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import { type Jobs, prepareJobTables, startJobs } from './platform/jobs/jobs.ts';
import { type Clock, systemClock } from './platform/process/clock.ts';
import type { Logger } from './platform/process/logging.ts';
import { findSessionSecret } from './platform/process/session-secret.ts';
import type { Shutdown } from './platform/process/shutdown.ts';
import { findWebBuild } from './platform/web-pages/web-build.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Geocoder } from './ports/geocoder.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Payments } from './ports/payments.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';
import { createLiveNotifications } from './slices/notifications/live-notifications.ts';

/** Enough for all popular guides, and small compared to the 300 MB that the process may use. */
const RESPONSE_CACHE_BYTES = 32_000_000;

/** Runs the server on its database until `shutdown`. */
export async function serve(
  config: Config,
  { db, connection }: ConfiguredDatabase,
  log: Logger,
  shutdown: Shutdown,
): Promise<void> {
  const applied = await migrate(db.pool);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database schema is up to date');
  await prepareJobTables(db.pool);

  const clock = systemClock;
  const blobs = await openBlobStore(config, clock, log);
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
      notificationChanged: liveNotifications.notificationChanged,
      viewerChanged: liveNotifications.viewerChanged,
      disconnected: responseCache.suspend,
      everythingChanged: () => {
        responseCache.forgetEverything();
        liveNotifications.catchUp();
      },
    },
    { log, outage: db.outage },
  );
  shutdown.onStop('change feed', changes.close);

  const sessionSecret = await findSessionSecret(config);
  const webhook = createInProcessWebhook();
  const { payments, testCheckouts } =
    config.stripe === null
      ? createTestProvider({ db, clock, secret: sessionSecret }, webhook.call)
      : { payments: await openStripe(config.stripe, log), testCheckouts: null };

  const web = await findWebBuild();
  const { app, slices, metrics } = await buildApp({
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
    mailer: await openMailer(config.smtpUrl, log),
    clock,
    log,
    isDraining: shutdown.isDraining,
    version: web.version,
    webRoot: web.root,
    checkReply: null,
  });
  webhook.connect(app);
  // Jobs aren't urgent, so the server listens before they start, and stops listening before they stop.
  let jobs: Promise<Jobs> | null = null;
  // Waits even if the jobs are still being started, because the database is closed soon after.
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
    onRun: metrics.countJob,
  });
  await jobs;
  announce(config, app.addresses());
}

// These adapters are imported only if they are configured: loading them takes time that other servers needn't spend.

export async function openBlobStore(
  { s3, buckets, dataDir }: Pick<Config, 's3' | 'buckets' | 'dataDir'>,
  clock: Clock,
  log: Logger,
): Promise<BlobStore> {
  if (s3 === null) {
    const folder = `${dataDir}/media`;
    return watchSpace(createFolderStore(folder), folder, { log });
  }
  const { createS3Store } = await import('./adapters/blob-s3/blob-s3.ts');
  return createS3Store({ ...s3, buckets: Object.values(buckets), clock, log });
}

/** Uploads wait while the scanner is down, so the server starts without it and only logs a warning. */
async function openScanner(
  address: Config['clamdAddress'],
  log: Logger,
): Promise<VirusScanner | null> {
  if (address === null) return null;
  const { createClamdScanner } = await import('./adapters/scanner-clamd/scanner-clamd.ts');
  const scanner = createClamdScanner({ ...address, log });
  await scanner.check().catch((error: unknown) => {
    log.warn({ err: error }, 'the virus scanner at CLAMD_ADDRESS does not answer');
  });
  return scanner;
}

async function openGeocoder({ geocoderUrl, publicUrl }: Config): Promise<Geocoder | null> {
  if (geocoderUrl === null) return null;
  const { createHttpGeocoder } = await import('./adapters/geocoder-http/geocoder-http.ts');
  return createHttpGeocoder({ url: geocoderUrl, publicUrl });
}

async function openMailer(smtpUrl: Config['smtpUrl'], log: Logger): Promise<Mailer> {
  if (smtpUrl === null) return createMailbox();
  const { createSmtpMailer } = await import('./adapters/mailer-smtp.ts');
  return createSmtpMailer(smtpUrl, log);
}

async function openStripe(settings: NonNullable<Config['stripe']>, log: Logger): Promise<Payments> {
  const { createStripePayments } = await import('./adapters/payments-stripe/payments-stripe.ts');
  return createStripePayments({ ...settings, log });
}
