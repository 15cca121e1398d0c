import { printMediaUri, type StoredMedia } from '@laneway/domain/media/media-uri';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyRequest } from 'fastify';
import { type MediaAccess, mediaAccess } from './media-access.ts';
import type { MediaDeps } from './media-deps.ts';
import { findMedia } from './store.ts';

export type AccessDeps = Pick<MediaDeps, 'db' | 'scanner' | 'isTested'>;

/** Decides whether a request may get a file: first by its user, then by the tester links opened in its browser. */
export async function findAccess(
  { db, scanner, isTested }: AccessDeps,
  stored: StoredMedia,
  viewer: Actor | null,
  request: FastifyRequest,
): Promise<MediaAccess> {
  const found = await findMedia(db, stored, viewer?.id ?? null);
  const access = mediaAccess(found, viewer, scanner !== null);
  if (access.allowed || found === null) return access;
  const isInDraft = await isTested(db, request, printMediaUri(stored));
  return isInDraft ? mediaAccess(found, viewer, scanner !== null, true) : access;
}
