import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { asksForPresignedLinks } from '@laneway/domain/media/presigning';
import { imageSrcset } from '@laneway/domain/media/responsive-images';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ONE_YEAR_S = 31_536_000;
/** The page opens without its hint rather than wait for a database that does not answer. */
const HINT_PATIENCE_MS = 100;

export type WebOptions = {
  /** The folder of the built app. */
  readonly root: string;
  /** The picture that the app will show first when it opens with this query, where that is known. */
  readonly findFirstPicture: (query: string) => Promise<FirstPicture | null>;
};

export type FirstPicture = {
  readonly address: string;
  /** How wide the app shows it, word for word: the browser chooses among the widths as it will for the <img>. */
  readonly sizes: string;
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

  const findHint = async (request: FastifyRequest): Promise<FirstPicture | null> => {
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
    // On a slow line this picture decides when the page looks complete, so it comes beside the scripts and not after them.
    if (picture !== null) reply.header('link', preloadLink(picture));
    return reply.sendFile('index.html');
  });
}

function preloadLink({ address, sizes }: FirstPicture): string {
  const widths = `imagesrcset="${imageSrcset(address)}"; imagesizes="${sizes}"`;
  return `<${address}>; rel=preload; as=image; ${widths}; fetchpriority=high`;
}

/** On a developer's own machine the app asks for presigned links, which are new each time. */
function usesLastingAddresses({ hostname, port }: FastifyRequest): boolean {
  return !asksForPresignedLinks(hostname, String(port ?? ''));
}

function queryOf({ url }: FastifyRequest): string {
  const [, ...query] = url.split('?');
  return query.join('?');
}
