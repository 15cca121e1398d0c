import type { PendingGuide } from '@laneway/contract/authoring';
import { LIMITS } from '@laneway/contract/limits';
import { checkGuideSize, type GuideSize } from '@laneway/domain/guides/guide-size';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import {
  ANOTHER_DRAFT_OPEN,
  type CopyMode,
  copyTitle,
  decideCopy,
} from '@laneway/domain/workflow/editing';
import { statement, type Transaction } from '../../platform/database/database.ts';
import { GUIDE_COLUMNS, PLACE_COLUMNS } from '../catalogue/public/content-columns.ts';
import { measurePublishedGuide } from '../catalogue/public/guide-size.ts';
import { findPendingGuide, lockPendingGuide, measurePendingGuide } from './guide-store.ts';
import { recordEdit } from './history.ts';
import { findPendingPlaces } from './place-store.ts';
import { presentPendingGuide } from './present.ts';

const OF_SOURCE = GUIDE_COLUMNS.of('source', { title: '$2::text' });

/** Nothing, if the published guide that it would be a revision of has an open draft. */
const COPY_PENDING = statement<{ id: number }>(
  'authoring.copy_pending_guide',
  `INSERT INTO pending_guides (author_id, original_guide_id, copied_from_id, copied_from_guide_id,
                               ${GUIDE_COLUMNS.names}, created_at, updated_at)
   SELECT source.author_id, CASE WHEN $3::boolean THEN source.original_guide_id END, source.id,
          coalesce(source.original_guide_id, source.copied_from_guide_id), ${OF_SOURCE}, $4::timestamptz, $4::timestamptz
     FROM pending_guides source WHERE source.id = $1
   ON CONFLICT (original_guide_id) WHERE original_guide_id IS NOT NULL AND deleted_at IS NULL
     AND status IN ('draft', 'submitted', 'needs_revision', 'approved') DO NOTHING
   RETURNING id`,
);
/**
 * The next revision of a published guide keeps the numbers that name its places, and has to remember which of them were
 * deleted. A copy counts from 1.
 */
const COPY_PENDING_PLACES = statement<never>(
  'authoring.copy_pending_places',
  `INSERT INTO pending_places (pending_guide_id, original_place_id, status, position, name_number, deleted_at,
                               ${PLACE_COLUMNS.names}, created_at, updated_at)
   SELECT $1, CASE WHEN $3::boolean THEN p.original_place_id END,
          CASE WHEN p.status = 'withdrawn' THEN 'withdrawn' ELSE 'draft' END, p.position,
          CASE WHEN $3::boolean THEN p.name_number ELSE row_number() OVER (ORDER BY p.position NULLS LAST, p.id) END,
          p.deleted_at,
          ${PLACE_COLUMNS.of('p')}, $4::timestamptz, $4::timestamptz
     FROM pending_places p
    WHERE p.pending_guide_id = $2
      AND (p.deleted_at IS NULL OR $3::boolean AND p.original_place_id IS NOT NULL)
    ORDER BY p.position NULLS LAST, p.id`,
);
/** No version of the guide is published until the transaction ends. */
const LOCK_PUBLISHED = statement<{ title: string; author_id: number }>(
  'authoring.lock_published_guide',
  'SELECT title, author_id FROM guides WHERE id = $1 FOR SHARE',
);
const COPY_PUBLISHED = statement<{ id: number }>(
  'authoring.copy_published_guide',
  `INSERT INTO pending_guides (author_id, copied_from_guide_id, ${GUIDE_COLUMNS.names}, created_at, updated_at)
   SELECT source.author_id, source.id, ${OF_SOURCE}, $3::timestamptz, $3::timestamptz
     FROM guides source WHERE source.id = $1
   RETURNING id`,
);
const COPY_PUBLISHED_PLACES = statement<never>(
  'authoring.copy_published_places',
  `INSERT INTO pending_places (pending_guide_id, position, name_number, ${PLACE_COLUMNS.names}, created_at, updated_at)
   SELECT $1, p.position, row_number() OVER (ORDER BY p.position NULLS LAST, p.id), ${PLACE_COLUMNS.of('p')}, $3::timestamptz, $3::timestamptz
     FROM places p WHERE p.guide_id = $2 AND p.listing = 'live' ORDER BY p.position NULLS LAST, p.id`,
);

/**
 * Copies a pending guide with its places, in the caller's transaction. Notes, testers and the history stay behind. The
 * copy refers to the same files, which are copied when it is published.
 */
export async function copyPendingGuide(
  tx: Transaction,
  actor: Actor,
  sourceId: number,
  mode: CopyMode,
  now: Date,
): Promise<Result<PendingGuide, Refusal>> {
  const source = await lockPendingGuide(tx, sourceId);
  if (source === null) return fail(GUIDE_NOT_FOUND);
  const { status, author_id: authorId, title } = source;
  const decided = decideCopy(actor, { status, authorId }, mode);
  if (!decided.ok) return decided;
  const isNewDraft = mode === 'new_draft';
  const named = isNewDraft ? title : copyTitle(title, LIMITS.title);
  const [copy] = await tx.query(COPY_PENDING, [sourceId, named, isNewDraft, now]);
  if (copy === undefined) return fail(ANOTHER_DRAFT_OPEN);
  await tx.query(COPY_PENDING_PLACES, [copy.id, sourceId, isNewDraft, now]);
  return finishCopy(tx, actor, copy.id, await measurePendingGuide(tx, sourceId), now);
}

/** Makes a draft of a published guide, with the places that are on sale. */
export async function copyPublishedGuide(
  tx: Transaction,
  actor: Actor,
  guideId: number,
  now: Date,
): Promise<Result<PendingGuide, Refusal>> {
  const [source] = await tx.query(LOCK_PUBLISHED, [guideId]);
  if (source === undefined) return fail(GUIDE_NOT_FOUND);
  const content = { status: 'published', authorId: source.author_id } as const;
  const decided = decideCopy(actor, content, 'copy');
  if (!decided.ok) return decided;
  const named = copyTitle(source.title, LIMITS.title);
  const [copy] = await tx.query(COPY_PUBLISHED, [guideId, named, now]);
  if (copy === undefined) throw new Error('a locked guide is gone');
  await tx.query(COPY_PUBLISHED_PLACES, [copy.id, guideId, now]);
  return finishCopy(tx, actor, copy.id, await measurePublishedGuide(tx, guideId), now);
}

async function finishCopy(
  tx: Transaction,
  actor: Actor,
  id: number,
  sourceSize: GuideSize,
  now: Date,
): Promise<Result<PendingGuide, Refusal>> {
  const fits = checkGuideSize(sourceSize, await measurePendingGuide(tx, id));
  if (!fits.ok) return fits;
  const row = await findPendingGuide(tx, id);
  if (row === null) throw new Error('a copy is gone');
  await recordEdit(tx, {
    pendingGuideId: id,
    act: row.original_guide_id === null ? 'created' : 'draft_started',
    actor,
    authorId: row.author_id,
    now,
  });
  return ok(presentPendingGuide(row, actor, await findPendingPlaces(tx, id)));
}
