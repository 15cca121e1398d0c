import type { ReplyOf } from '@laneway/contract/call-types';
import { buildOpenApi } from '@laneway/contract/openapi';
import { refusal } from '@laneway/domain/refusal';
import { ok } from '@laneway/domain/result';
import { type Database, statement } from '../../platform/database/database.ts';
import { DatabaseUnavailableError } from '../../platform/database/outage.ts';
import {
  addCompressedForms,
  type CachedResponse,
  cacheBytes,
  toCachedResponse,
} from '../../platform/http/cached-response.ts';
import { answer, type HandlersOf, refused, respond } from '../../platform/http/calls.ts';
import { sendCsv } from '../../platform/http/csv.ts';
import { platformLeftovers } from '../../platform/jobs/housekeeping.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { Metrics } from '../../platform/process/metrics.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { printPage } from '../../platform/web-pages/page.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { docsPage } from './docs-page.ts';
import { getOverview } from './get-overview.ts';
import { getSystemStatus } from './get-system-status.ts';
import { exportAdminActions, listAdminActions } from './list-admin-actions.ts';
import { listJobs } from './list-jobs.ts';
import type { MetricsAccess } from './metrics-access.ts';
import { retryJob } from './retry-job.ts';

type PlatformDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly log: Logger;
  readonly isDraining: () => boolean;
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly version: string;
  readonly clientConfig: ReplyOf<'getConfig'>;
};

const PING = statement<{ one: number }>('platform.ping', 'SELECT 1 AS one');

const STOPPING = refusal('unavailable', 'This process is about to stop.');

/** Stored replies for a person's Idempotency-Keys may quote that person. */
const FORGET_REPLIES = statement<never>(
  'platform.forget_replies',
  'DELETE FROM idempotent_replies WHERE user_id = $1',
);

export function platformSlice(deps: PlatformDeps): SliceManifest {
  return {
    name: 'platform',
    handlers: platformHandlers(deps),
    personalData: { forget: async (tx, userId) => void (await tx.query(FORGET_REPLIES, [userId])) },
    leftovers: platformLeftovers,
  };
}

function platformHandlers(
  deps: PlatformDeps,
): Omit<HandlersOf<'platform'>, 'showMailbox' | 'listMailbox'> {
  const { db, clock, blobs, log, isDraining, metrics, metricsAccess, version, clientConfig } = deps;
  // Each is a megabyte, so it is generated and compressed once, on the first request.
  const openApi = makeOnce(async () =>
    withCompressedForms(await toCachedResponse(buildOpenApi(version))),
  );
  const docs = makeOnce(async () => {
    const { document, headers } = printPage('Laneway API', docsPage(version));
    return withCompressedForms(cacheBytes(Buffer.from(document), headers));
  });

  const works = (what: string, check: Promise<unknown>) =>
    check.then(
      () => 'ok' as const,
      (err: unknown) => {
        // An outage of the database is logged once, not at every check.
        if (!(err instanceof DatabaseUnavailableError))
          log.error({ err }, `${what} does not answer`);
        return 'failed' as const;
      },
    );

  return {
    getAppVersion: async () => answer<'getAppVersion'>({ status: 200, body: { version } }),
    getConfig: async () => answer<'getConfig'>({ status: 200, body: clientConfig }),
    getOpenApi: async () => ({ kind: 'ready', answer: await openApi() }),
    showApiDocs: async () => ({ kind: 'ready', answer: await docs() }),
    checkAlive: async () => answer<'checkAlive'>({ status: 200, body: { status: 'ok' } }),
    checkReady: async () => {
      if (isDraining()) return refused(STOPPING);
      const [database, storage] = await Promise.all([
        works('the database', db.query(PING)),
        works('the media store', blobs.check()),
      ]);
      const checks = { database, storage };
      if (database === 'ok' && storage === 'ok') {
        return answer<'checkReady'>({ status: 200, body: { status: 'ok', checks } });
      }
      return refused(refusal('unavailable', `database: ${database}, storage: ${storage}`));
    },
    getMetrics: async ({ request, reply }) => {
      const denied = metricsAccess(request);
      if (denied !== null) return refused(denied);
      const { contentType, text } = await metrics.print();
      await reply.type(contentType).send(text);
      return { kind: 'sent' };
    },
    getOverview: async () => respond(200, ok(await getOverview(db, version, clock()))),
    getSystemStatus: async () => respond(200, ok(await getSystemStatus(db, metrics, clock()))),
    listAdminActions: async ({ query }) => respond(200, await listAdminActions(db, query)),
    exportAdminActions: async ({ query, reply }) => {
      const found = exportAdminActions(db, query);
      return found.ok ? sendCsv(reply, 'laneway-activity.csv', found.value) : refused(found.error);
    },
    listJobs: async ({ query }) => respond(200, await listJobs(db, query)),
    retryJob: async ({ viewer, params, transact }) =>
      transact(async (tx) => respond(200, await retryJob(tx, viewer, params.id, clock()))),
  };
}

async function withCompressedForms(response: CachedResponse): Promise<CachedResponse> {
  await addCompressedForms(response);
  return response;
}

/** Calls `make` at most once, unless it fails. */
function makeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
