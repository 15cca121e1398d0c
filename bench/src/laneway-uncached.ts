// The whole application without its response cache: every request goes to the database.
import type pg from 'pg';
import { createFolderStore } from '../../server/src/adapters/blob-folder/blob-folder.ts';
import { createMailbox } from '../../server/src/adapters/mailer-mailbox.ts';
import { createMediaTools } from '../../server/src/adapters/media-tools/media-tools.ts';
import { createTestProvider } from '../../server/src/adapters/payments-test/test-provider.ts';
import { createWalkSimulator } from '../../server/src/adapters/walk-simulator/walk-simulator.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createResponseCache } from '../../server/src/platform/http/response-cache.ts';
import { systemClock } from '../../server/src/platform/process/clock.ts';
import { createLogger } from '../../server/src/platform/process/logging.ts';
import { createLiveNotifications } from '../../server/src/slices/notifications/live-notifications.ts';

const [connection = '{}'] = process.argv.slice(2);
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error.join('\n'));
const { port, host, dataDir, logLevel } = config.value;

const log = createLogger(logLevel);
const db = openDatabase(JSON.parse(connection) as pg.PoolConfig, log);
const clock = systemClock;
const secret = 'nobody logs in to a server that is only measured';
const SERVICE_UNAVAILABLE = 503;
const { app } = await buildApp({
  config: config.value,
  sessionSecret: secret,
  db,
  responseCache: createResponseCache({ maxBytes: 0, mayKeep: () => false }),
  liveNotifications: createLiveNotifications({ db, log }),
  blobs: createFolderStore(`${dataDir}/media`),
  scanner: null,
  mediaTools: createMediaTools(),
  // Stands in for our webhook: nothing is bought here.
  ...createTestProvider({ db, clock, secret }, async () => SERVICE_UNAVAILABLE),
  geocoder: null,
  walkSimulator: createWalkSimulator(),
  mailer: createMailbox(),
  clock,
  log,
  version: 'bench',
  webRoot: null,
  isDraining: () => false,
  checkReply: null,
});
app.listen({ port, host }, (error) => {
  if (error !== null) throw error;
});
