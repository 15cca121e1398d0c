import { printMediaUri, type StoredMedia } from '@laneway/domain/media/media-uri';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyRequest } from 'fastify';
import type { Source } from '../../platform/http/memory-cache.ts';
import { type MediaAccess, mediaAccess } from './media-access.ts';
import type { MediaDeps } from './media-deps.ts';
import { findMedia, type MediaRow } from './store.ts';

export type AccessDeps = Pick<MediaDeps, 'db' | 'responseCache' | 'scanner' | 'isTested'>;

/**
 * Decides whether a request may get a file: first by its user, then by the tester links opened in its browser. While the
 * database is down, visitors get the files that a visitor got before.
 */
export async function findAccess(
  { db, responseCache, scanner, isTested }: AccessDeps,
  stored: StoredMedia,
  viewer: Actor | null,
  request: FastifyRequest,
): Promise<MediaAccess> {
  const uri = printMediaUri(stored);
  const decide = (row: MediaRow | null, isInDraft = false) =>
    mediaAccess(row, viewer, scanner !== null, isInDraft);
  const find = () => findMedia(db, stored, viewer?.id ?? null);
  const { value: found, isStale } =
    viewer === null
      ? await responseCache.makeOrRecall(
          uri,
          (row) => (row !== null && decide(row).allowed ? sourcesOf(row) : []),
          find,
        )
      : { value: await find(), isStale: false };
  const access = decide(found);
  if (access.allowed) return isStale ? { ...access, sharing: 'this person', isStale } : access;
  if (found === null) return access;
  return (await isTested(db, request, uri)) ? decide(found, true) : access;
}

/** A file in quarantine belongs to no guide, and is never everyone's. */
function sourcesOf({ guide_id: guideId }: MediaRow): readonly Source[] {
  return guideId === null ? [] : [{ guideId }];
}
