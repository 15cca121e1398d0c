import type { ReplyOf } from '@laneway/contract/call-types';
import { printOpenApi } from '@laneway/contract/openapi';
import { refusal } from '@laneway/domain/refusal';
import { type Queryable, statement } from '../../platform/database/database.ts';
import {
  addCompressedForms,
  type CachedResponse,
  cacheBytes,
  toCachedResponse,
} from '../../platform/http/cached-response.ts';
import { answer, type HandlersOf, refused } from '../../platform/http/calls.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { Metrics } from '../../platform/process/metrics.ts';
import { printPage } from '../../platform/web-pages/page.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { docsPage } from './docs-page.ts';
import type { MetricsAccess } from './metrics-access.ts';

export type PlatformDeps = {
  readonly db: Queryable;
  readonly blobs: BlobStore;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly version: string;
  readonly clientConfig: ReplyOf<'getConfig'>;
};

const PING = statement<{ one: number }>('platform.ping', 'SELECT 1 AS one');

export function platformHandlers(
  deps: PlatformDeps,
): Pick<
  HandlersOf<'platform'>,
  | 'getAppVersion'
  | 'getConfig'
  | 'getOpenApi'
  | 'showApiDocs'
  | 'checkAlive'
  | 'checkReady'
  | 'getMetrics'
> {
  const { db, blobs, log, metrics, metricsAccess, version, clientConfig } = deps;
  // Each is a megabyte, so it is generated and compressed once, on the first request.
  const openApi = makeOnce(async () =>
    withCompressedForms(await toCachedResponse(printOpenApi(version))),
  );
  const docs = makeOnce(async () => {
    const { document, headers } = printPage('Laneway API', docsPage(version));
    return withCompressedForms(cacheBytes(Buffer.from(document), headers));
  });

  const works = (what: string, check: Promise<unknown>) =>
    check.then(
      () => 'ok' as const,
      (err: unknown) => {
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
