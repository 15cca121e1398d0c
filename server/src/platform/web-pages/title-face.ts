import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The path of the title font for pages that the server renders itself. */
export const TITLE_FACE_PATH = '/fonts/fraunces.woff2';

const BUILT_FACE = /^fraunces-[\w-]+\.woff2$/;
const ONE_HOUR_S = 3_600;

/** A stable URL for the title font, because the build names its file by its content. */
export async function serveTitleFace(app: FastifyInstance, root: string): Promise<void> {
  const files = await readdir(path.join(root, 'assets')).catch(() => []);
  const face = files.find((file) => BUILT_FACE.test(file));
  if (face === undefined) return;
  app.get(TITLE_FACE_PATH, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${ONE_HOUR_S}`).redirect(`/assets/${face}`),
  );
}
