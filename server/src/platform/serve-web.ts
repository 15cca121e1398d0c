import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { asksForPresignedLinks } from '@laneway/domain/media/presigning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ONE_YEAR_S = 31_536_000;
/** The page is sent without the preload hint rather than wait for a slow database. */
const HINT_PATIENCE_MS = 100;

export type WebOptions = {
  /** The folder of the built app. */
  readonly root: string;
  /** The URL of the image that the app shows first when it opens with this query, if known. */
  readonly findFirstPicture: (query: string) => Promise<string | null>;
};

/** The built app. Files with a hash in their name never change; the page that links to them is revalidated on every visit. */
export async function serveWeb(
  app: FastifyInstance,
  { root, findFirstPicture }: WebOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
      );
    },
  });

  const findHint = async (request: FastifyRequest): Promise<string | null> => {
    if (!usesLastingAddresses(request)) return null;
    try {
      const tooLate = wait(HINT_PATIENCE_MS, null, { ref: false });
      return await Promise.race([findFirstPicture(queryOf(request)), tooLate]);
    } catch (err) {
      request.log.warn({ err }, 'sent the page without its first image');
      return null;
    }
  };

  app.get('/', async (request, reply) => {
    const picture = await findHint(request);
    // On a slow connection this image decides when the page looks complete, so it loads in parallel with the scripts.
    if (picture !== null) {
      reply.header('link', `<${picture}>; rel=preload; as=image; fetchpriority=high`);
    }
    return reply.sendFile('index.html');
  });
}

/** On a developer's own machine the app requests presigned links, which are new each time. */
function usesLastingAddresses({ hostname, port }: FastifyRequest): boolean {
  return !asksForPresignedLinks(hostname, String(port ?? ''));
}

function queryOf({ url }: FastifyRequest): string {
  const [, ...query] = url.split('?');
  return query.join('?');
}
