import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { APP_SHELL_PATH, type InitialData } from '@laneway/contract/first-screen';
import {
  type AppLink,
  OWN_PAGES,
  PRIVATE_PAGES,
  parseAppLink,
} from '@laneway/domain/app-links/app-link';
import { parseCreatorPath } from '@laneway/domain/app-links/creator-path';
import { parseGuidePath } from '@laneway/domain/app-links/guide-path';
import { usesPresignedLinks } from '@laneway/domain/media/presigning';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../database/outage.ts';
import { chooseRepresentation } from '../http/cached-response.ts';
import type { SessionJar } from '../http/cookies.ts';
import type { Logger } from '../process/logging.ts';
import { loadFirstScreen, SERVER_FOLDER } from './first-screen.ts';
import { createWebPages, type KnownData, type WebPagesOptions } from './web-pages.ts';

const ONE_YEAR_S = 31_536_000;
/** The page is sent without data rather than wait for a slow database. */
const DATA_TIMEOUT_MS = 250;
const PAGE = 'index.html';
/** The app's scripts, styles and fonts. Their names contain their digest. */
export const ASSETS_PATH = '/assets/';
/** Plain or compressed. */
const SCRIPT = /\.js(?:\.br|\.gz)?$/;
/** The service worker and, in a folder of their own, the other workers. */
const WORKER = /\/sw\.js|\/assets\/workers\//;

/**
 * Headers that only affect documents; the first also affects workers. Our referrer policy is the browsers' default, so
 * scripts don't need the header.
 */
const HEADERS_OF_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
] as const;

/** The folders of pages with their own URLs, and how to recognise these. */
const FOLDERS: Readonly<Record<string, (path: string) => unknown>> = {
  '/guides': parseGuidePath,
  '/creators': parseCreatorPath,
};

export type WebOptions = Pick<WebPagesOptions, 'publicUrl' | 'policyWith' | 'shareImageOf'> & {
  /** The folder of the built app. */
  readonly root: string;
  readonly config: InitialData['config'];
  readonly workerPolicy: string;
  readonly jar: SessionJar;
  readonly log: Logger;
  /**
   * The data of the app's first requests for a visitor who opens this link: 'missing' if there is no such page, null if
   * the data isn't known.
   */
  readonly findInitialData: (link: AppLink) => Promise<KnownData | 'missing' | null>;
};

/** The built app. Files with a hash in their name never change; the page that links to them is revalidated on every visit. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { root, jar, log, findInitialData } = options;
  await app.register(fastifyStatic, {
    root,
    // The page is generated and has only one URL.
    index: false,
    allowedPath: (address) => address !== `/${PAGE}` && !address.startsWith(`/${SERVER_FOLDER}/`),
    preCompressed: true,
    cacheControl: false,
    // The ETag is enough, and the files are small.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(ASSETS_PATH);
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
      );
      // Nothing revalidates what never changes.
      if (hashed) reply.removeHeader('etag');
      if (SCRIPT.test(file)) {
        for (const name of HEADERS_OF_DOCUMENTS) reply.removeHeader(name);
        if (WORKER.test(file)) reply.header('content-security-policy', options.workerPolicy);
      }
    },
  });

  const pages = createWebPages({
    ...options,
    template: await readFile(path.join(root, PAGE), 'utf8'),
    render: await loadFirstScreen(root, log),
  });

  const findKnown = async (link: AppLink): Promise<KnownData | 'missing' | null> => {
    try {
      const tooLate = wait(DATA_TIMEOUT_MS, null, { ref: false });
      return await Promise.race([findInitialData(link), tooLate]);
    } catch (err) {
      if (!isOutage(err)) log.warn({ err }, 'sent the page without its first answers');
      return null;
    }
  };

  const showApp = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const link = parseAppLink(request.url);
    const { access, refresh } = jar.read(request);
    const hasSession = access !== null || refresh !== null;
    // People with a session may own what others would have to pay for, so the page contains no data for them.
    const known = hasSession ? null : await findKnown(link);
    const page = await pages.find({
      link,
      known: known === 'missing' ? null : known,
      hasSession,
      presignsMedia: presignsMedia(request),
    });
    // The app shows that the page doesn't exist, and links to others.
    return sendPage(request, known === 'missing' ? reply.code(404) : reply, page);
  };

  app.get('/', showApp);
  for (const { path } of Object.values({ ...OWN_PAGES, ...PRIVATE_PAGES })) app.get(path, showApp);
  app.get(APP_SHELL_PATH, async (request, reply) => sendPage(request, reply, await pages.shell()));
  for (const [folder, parsePath] of Object.entries(FOLDERS)) {
    app.get(`${folder}/*`, async (request, reply) => {
      const [path = ''] = request.url.split('?');
      return parsePath(path) === null ? reply.callNotFound() : showApp(request, reply);
    });
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Parameters<typeof chooseRepresentation>[0],
): FastifyReply {
  const { status, encoding, bytes } = chooseRepresentation(page, {
    ifNoneMatch: request.headers['if-none-match'],
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
  });
  if (status === 304) reply.code(status);
  reply.headers({
    'cache-control': 'no-cache',
    // The page depends on whether there is a session.
    vary: 'accept-encoding, cookie',
    etag: page.etag,
    ...page.headers,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  return bytes === null ? reply.send() : reply.type('text/html; charset=utf-8').send(bytes);
}

/** On a developer's own machine the app requests presigned links, which are new each time. */
function presignsMedia({ hostname, port }: FastifyRequest): boolean {
  return usesPresignedLinks(hostname, String(port ?? ''));
}
