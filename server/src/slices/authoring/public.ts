import { type Queryable, statement } from '../../platform/database.ts';

/** A file in a store, and the person who put it there. */
export type FileOfPerson = { readonly uri: string; readonly uploaderId: number | null };

/**
 * A field that holds a URI is found by its index. Images inside texts are looked for in the uploader's own drafts only:
 * nobody else may show them, and reading every text there is would take ever longer.
 */
const USED = statement<{ uri: string }>(
  'authoring.media_in_drafts',
  `SELECT file.uri FROM unnest($1::text[], $2::integer[]) AS file (uri, uploader_id)
    WHERE EXISTS (SELECT FROM pending_guides g WHERE g.image_uri = file.uri AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_guides g WHERE g.audio_uri = file.uri AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_guides g WHERE g.video_uri = file.uri AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_guides g WHERE g.audio_captions_uri = file.uri AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_guides g WHERE g.video_captions_uri = file.uri AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
                   WHERE p.image_uri = file.uri AND p.deleted_at IS NULL AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
                   WHERE p.audio_uri = file.uri AND p.deleted_at IS NULL AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
                   WHERE p.video_uri = file.uri AND p.deleted_at IS NULL AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
                   WHERE p.audio_captions_uri = file.uri AND p.deleted_at IS NULL AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
                   WHERE p.video_captions_uri = file.uri AND p.deleted_at IS NULL AND g.deleted_at IS NULL)
       OR EXISTS (SELECT FROM pending_guides g
                   WHERE g.author_id = file.uploader_id AND g.deleted_at IS NULL
                     AND position(file.uri in g.description) > 0)
       OR EXISTS (SELECT FROM pending_guides g JOIN pending_places p ON p.pending_guide_id = g.id
                   WHERE g.author_id = file.uploader_id AND g.deleted_at IS NULL AND p.deleted_at IS NULL
                     AND position(file.uri in p.description) > 0)`,
);

/** Which of these files drafts refer to, by URI; drafts that were deleted don't count. */
export async function findMediaInDrafts(
  db: Queryable,
  files: readonly FileOfPerson[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const rows = await db.query(USED, [
    files.map(({ uri }) => uri),
    files.map(({ uploaderId }) => uploaderId),
  ]);
  return new Set(rows.map(({ uri }) => uri));
}
