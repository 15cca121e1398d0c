import type { PendingGuide } from '@laneway/contract/authoring';
import { checkGuideSize } from '@laneway/domain/guides/guide-size';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Revision } from '@laneway/domain/workflow/decide';
import type { Transfer } from '@laneway/domain/workflow/transfer';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { guideContentOf } from '../catalogue/public/content-columns.ts';
import { measurePublishedGuide } from '../catalogue/public/guide-size.ts';
import {
  findOpenDraft,
  findPendingGuide,
  findPlacesToSubmit,
  lockPendingGuide,
  measurePendingGuide,
} from './guide-store.ts';
import { staleVersion } from './open-guide.ts';
import { presentPendingGuide } from './present.ts';
import type { PendingGuideRow } from './rows.ts';

/** A stored file, and its uploader. */
export type FileOfPerson = { readonly uri: string; readonly uploaderId: number | null };

const URI_COLUMNS = [
  'image_uri',
  'audio_uri',
  'audio_captions_uri',
  'video_uri',
  'video_captions_uri',
] as const;

/** One subquery per column, because an OR of columns would use none of their indexes. */
const IN_FIELDS = URI_COLUMNS.flatMap((column) => [
  `SELECT g.id FROM pending_guides g WHERE g.${column} = file.uri AND g.deleted_at IS NULL`,
  `SELECT g.id FROM pending_places p JOIN pending_guides g ON g.id = p.pending_guide_id
    WHERE p.${column} = file.uri AND p.deleted_at IS NULL AND g.deleted_at IS NULL`,
]);

/**
 * The files in texts of the uploaders' own drafts only: nobody else may show them, and reading every text would take
 * ever longer. Each text is read once, however many files are searched for.
 */
const IN_TEXTS = `
  SELECT text.author_id, uri.found[1] AS uri, min(text.id) AS id
    FROM (SELECT g.author_id, g.id, g.description FROM pending_guides g
           WHERE g.author_id = ANY ($2) AND g.deleted_at IS NULL
           UNION ALL
          SELECT g.author_id, g.id, p.description FROM pending_guides g JOIN pending_places p ON p.pending_guide_id = g.id
           WHERE g.author_id = ANY ($2) AND g.deleted_at IS NULL AND p.deleted_at IS NULL) AS text,
         regexp_matches(text.description, 's3://[a-z0-9.-]+/[A-Za-z0-9_./-]*[A-Za-z0-9_-]', 'g') AS uri (found)
   WHERE position('s3://' in text.description) > 0
   GROUP BY text.author_id, uri.found[1]`;

const IN_SUBMISSIONS = `SELECT g.id FROM submissions s JOIN pending_guides g ON g.id = s.pending_guide_id
    WHERE s.media_uris @> ARRAY[file.uri] AND g.deleted_at IS NULL AND g.status <> 'published'`;

const USED = statement<{ uri: string; id: number }>(
  'authoring.media_in_drafts',
  `SELECT file.uri, draft.id
     FROM unnest($1::text[], $2::integer[]) AS file (uri, uploader_id)
     LEFT JOIN (${IN_TEXTS}) AS named ON named.author_id = file.uploader_id AND named.uri = file.uri
    CROSS JOIN LATERAL (SELECT coalesce(named.id,
      ${[...IN_FIELDS, IN_SUBMISSIONS].map((found) => `(${found} LIMIT 1)`).join(',\n      ')}
    ) AS id) AS draft
    WHERE draft.id IS NOT NULL`,
);

/** The files that drafts and submissions refer to, by URI, with one of these drafts; deleted drafts don't count. */
export async function findMediaInDrafts(
  db: Queryable,
  files: readonly FileOfPerson[],
): Promise<ReadonlyMap<string, number>> {
  if (files.length === 0) return new Map();
  const rows = await db.query(USED, [
    files.map(({ uri }) => uri),
    files.map(({ uploaderId }) => uploaderId),
  ]);
  return new Map(rows.map(({ uri, id }) => [uri, id]));
}

/** The input of a decision on a pending guide, locked until the transaction ends. */
export type OpenRevision = Revision & {
  readonly id: number;
  readonly version: number;
  readonly title: string | null;
  readonly authorId: number;
  readonly authorName: string;
  /** Null for a guide that was never published. */
  readonly originalId: number | null;
  /** What reviewers have noted about the guide since its last change of status, and its author hasn't seen. */
  readonly reviewNote: string | null;
  /** Null while there is nothing to transfer. */
  readonly transfer: Transfer | null;
  /** The guide in its current state. */
  readonly present: (viewer: Actor) => Promise<PendingGuide>;
  /** The refusal for someone who decided on an older version. */
  readonly stale: (viewer: Actor) => Refusal;
};

export async function openRevision(tx: Transaction, id: number): Promise<OpenRevision | null> {
  const row = await lockPendingGuide(tx, id);
  if (row === null) return null;
  const { original_guide_id: originalId } = row;
  const open = originalId === null ? null : await findOpenDraft(tx, originalId);
  return {
    id,
    status: row.status,
    version: row.version,
    title: row.title,
    authorId: row.author_id,
    authorName: row.author_name,
    originalId,
    reviewNote: reviewNoteOf(row),
    transfer: transferOf(row),
    parts: guideContentOf(row),
    places: await findPlacesToSubmit(tx, id),
    anotherDraftOpen: open !== null && open.id !== id,
    present: async (viewer) => {
      const now = await findPendingGuide(tx, id);
      if (now === null) throw new Error('a locked guide is gone');
      return presentPendingGuide(now, viewer);
    },
    stale: (viewer) => staleVersion(presentPendingGuide(row, viewer)),
  };
}

function reviewNoteOf(row: PendingGuideRow): string | null {
  const { admin_comment, comment_updated_at, updated_at } = row;
  return comment_updated_at !== null && comment_updated_at > updated_at ? admin_comment : null;
}

function transferOf({ transfer_state, transfer_failure }: PendingGuideRow): Transfer | null {
  switch (transfer_state) {
    case null:
      return null;
    case 'failed':
      return { state: 'failed', reason: transfer_failure ?? '' };
    case 'transferring':
    case 'transferred':
      return { state: transfer_state };
  }
}

/** Null when there is no such pending guide. */
export async function findRevisionAuthor(db: Queryable, id: number): Promise<number | null> {
  return (await findPendingGuide(db, id))?.author_id ?? null;
}

/** The author of a pending guide and its original; null when there is no such guide. */
export async function findRevision(
  db: Queryable,
  id: number,
): Promise<{ readonly authorId: number; readonly originalId: number | null } | null> {
  const row = await findPendingGuide(db, id);
  return row === null ? null : { authorId: row.author_id, originalId: row.original_guide_id };
}

/** Refuses a revision that exceeds the limits of a guide, unless the published guide exceeds them just as far. */
export async function checkRevisionSize(
  db: Queryable,
  { id, originalId }: { readonly id: number; readonly originalId: number | null },
): Promise<Result<null, Refusal>> {
  const published = await measurePublishedGuide(db, originalId);
  return checkGuideSize(published, await measurePendingGuide(db, id));
}
