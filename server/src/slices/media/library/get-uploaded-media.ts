import type { UploadedMedia } from '@laneway/contract/media';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { MediaDeps } from '../media-deps.ts';
import { findOwnFile } from './find-own-file.ts';
import { presentUploadedMedia, uriOf } from './present.ts';

/** The progress of one file, for its uploader and for admins, who review what others uploaded. */
export async function getUploadedMedia(
  { db, usedInDrafts }: Pick<MediaDeps, 'db' | 'usedInDrafts'>,
  viewer: Actor,
  uri: string,
): Promise<Result<UploadedMedia, Refusal>> {
  const isTheirs = (uploaderId: number | null) =>
    viewer.role === 'admin' || uploaderId === viewer.id;
  const found = await findOwnFile(db, uri, (row) => isTheirs(row.uploader_id));
  if (!found.ok) return found;
  const row = found.value;
  const used = await usedInDrafts(db, [{ uri: uriOf(row), uploaderId: row.uploader_id }]);
  return ok(presentUploadedMedia(row, used));
}
