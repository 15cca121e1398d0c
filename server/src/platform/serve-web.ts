import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { asksForPresignedLinks } from '@laneway/domain/media/presigning';
import { imageSrcset } from '@laneway/domain/media/responsive-images';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ONE_YEAR_S = 31_536_000;
/** The page is sent without the preload hint rather than wait for a slow database. */
const HINT_PATIENCE_MS = 100;

export type WebOptions = {
  /** The folder of the built app. */
  readonly root: string;
  /** The image that the app shows first when it opens with this query, if known. */
  readonly findFirstImage: (query: string) => Promise<FirstImage | null>;
};

export type FirstImage = {
  readonly address: string;
  /** How wide the app shows it, word for word: the browser chooses among the widths as it will for the <img>. */
  readonly sizes: string;
};

/** The built app. Files with a hash in their name never change; the page that links to them is revalidated on every visit. */
export async function serveWeb(
  app: FastifyInstance,
  { root, findFirstImage }: WebOptions,
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

  const findHint = async (request: FastifyRequest): Promise<FirstImage | null> => {
    if (!usesLastingAddresses(request)) return null;
    try {
      const tooLate = wait(HINT_PATIENCE_MS, null, { ref: false });
      return await Promise.race([findFirstImage(queryOf(request)), tooLate]);
    } catch (err) {
      request.log.warn({ err }, 'sent the page without its first image');
      return null;
    }
  };

  app.get('/', async (request, reply) => {
    const picture = await findHint(request);
    // On a slow connection this image decides when the page looks complete, so it loads in parallel with the scripts.
    if (picture !== null) reply.header('link', preloadLink(picture));
    return reply.sendFile('index.html');
  });
}

function preloadLink({ address, sizes }: FirstImage): string {
  const widths = `imagesrcset="${imageSrcset(address)}"; imagesizes="${sizes}"`;
  return `<${address}>; rel=preload; as=image; ${widths}; fetchpriority=high`;
}

/** On a developer's own machine the app requests presigned links, which are new each time. */
function usesLastingAddresses({ hostname, port }: FastifyRequest): boolean {
  return !asksForPresignedLinks(hostname, String(port ?? ''));
}

function queryOf({ url }: FastifyRequest): string {
  const [, ...query] = url.split('?');
  return query.join('?');
}
