import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { createFolderStore } from '../adapters/blob-folder/blob-folder.ts';
import { createMailbox } from '../adapters/mailer-mailbox.ts';
import { createMediaTools } from '../adapters/media-tools/media-tools.ts';
import { createInProcessWebhook } from '../adapters/payments-test/in-process-webhook.ts';
import { createTestProvider } from '../adapters/payments-test/test-provider.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { checkReply } from '../platform/http/reply-check.ts';
import { createResponseCache } from '../platform/http/response-cache.ts';
import { systemClock } from '../platform/process/clock.ts';
import { createLogger } from '../platform/process/logging.ts';
import { createLiveNotifications } from '../slices/notifications/live-notifications.ts';
import { quickWalks } from './quick-walks.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const SESSION_SECRET = 'a secret that only the tests know, long enough';

export const TEST_CONFIG: AppDeps['config'] = {
  publicUrl: 'http://localhost:3000',
  buckets: { production: 'laneway-production', quarantine: 'laneway-quarantine' },
  trustedProxies: [],
  mailFrom: 'Laneway <hello@laneway.example>',
  smtpUrl: null,
  databaseUrl: null,
  s3: null,
  demo: true,
  metricsToken: null,
  uploadQuotaBytes: 20 * 1024 ** 3,
  tiles: {
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© Tiles',
    offline: false,
  },
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  readonly deps: AppDeps;
  /** The folder of its object store. */
  readonly mediaFolder: string;
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Sends a request as a visitor, or as the user whose cookies are given. */
  readonly get: (url: string, person?: WithCookies) => Promise<LightMyRequestResponse>;
  /** Opens a port on this machine, for tests that need a real connection. */
  readonly listen: () => Promise<number>;
};

type WithCookies = { readonly cookies: Record<string, string> };

/**
 * The application with a separate database and media folder, where every response is checked against the contract. Call
 * it at the top of a test file or in a test: inside another hook, the hook that cleans up after it isn't registered.
 */
export async function createTestApp(
  changes: Partial<AppDeps> & { readonly db?: TestDatabase } = {},
): Promise<TestApp> {
  const db = changes.db ?? (await createTestDatabase());
  const media = await mkdtemp(path.join(tmpdir(), 'laneway-media-'));
  const webhook = createInProcessWebhook();
  const clock = changes.clock ?? systemClock;
  const deps: AppDeps = {
    config: TEST_CONFIG,
    sessionSecret: SESSION_SECRET,
    db,
    responseCache: createResponseCache({ maxBytes: 4_000_000, mayKeep: () => true }),
    liveNotifications: createLiveNotifications({ db, log: createLogger('silent') }),
    blobs: createFolderStore(media),
    scanner: null,
    mediaTools: createMediaTools(),
    ...createTestProvider({ db, clock, secret: SESSION_SECRET }, webhook.call),
    geocoder: null,
    walkSimulator: quickWalks,
    mailer: createMailbox(),
    clock,
    log: createLogger('silent'),
    isDraining: () => false,
    version: '0.0.0+test',
    webRoot: null,
    checkReply,
    maxEventLoopDelayMs: 0,
    ...changes,
  };
  const { app } = await buildApp(deps);
  webhook.connect(app);
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  (isInTest ? onTestFinished : afterAll)(async () => {
    await app.close();
    await rm(media, { recursive: true, force: true });
  });
  const send = async (request: InjectOptions) => app.inject(request);
  const get = (url: string, person?: WithCookies) =>
    send(person === undefined ? { url } : { url, cookies: person.cookies });
  const listen = async () => {
    await Promise.resolve(app.listen({ port: 0, host: '127.0.0.1' }));
    return (app.server.address() as AddressInfo).port;
  };
  return { app, db, deps, mediaFolder: media, send, get, listen };
}
