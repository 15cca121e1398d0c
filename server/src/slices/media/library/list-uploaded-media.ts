import type { ListMediaQuery, MediaPage } from '@laneway/contract/media';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { createCursor, momentPart } from '../../../platform/http/cursor.ts';
import type { MediaDeps } from '../media-deps.ts';
import { findFilesOf } from './library-store.ts';
import { presentUploadedMedia, uriOf } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;

const keyPart = {
  print: (key: string) => key,
  parse: (text: string) => (/^[\w.-]{1,100}$/.test(text) ? text : null),
};
const cursor = createCursor<{ since: Date; key: string }>({ since: momentPart, key: keyPart });

/** A creator's uploads, newest first. */
export async function listUploadedMedia(
  { db, usedInDrafts }: Pick<MediaDeps, 'db' | 'usedInDrafts'>,
  viewer: Actor,
  query: ListMediaQuery,
): Promise<Result<MediaPage, Refusal>> {
  const after = cursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findFilesOf(db, viewer.id, after.value, limit + 1);
  const { rows, nextCursor } = cursor.cutPage(found, limit, (row) => ({
    since: row.created_at,
    key: row.key,
  }));
  const used = await usedInDrafts(
    db,
    rows.map((row) => ({ uri: uriOf(row), uploaderId: row.uploader_id })),
  );
  return ok({
    items: rows.map((row) => presentUploadedMedia(row, used)),
    next_cursor: nextCursor,
  });
}
