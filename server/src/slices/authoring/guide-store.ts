import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { checkGuideSize, EMPTY_SIZE, type GuideSize } from '@laneway/domain/guides/guide-size';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { PlaceToSubmit } from '@laneway/domain/workflow/completion';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import {
  GUIDE_COLUMNS,
  type GuideValues,
  PLACE_COLUMNS,
  valuesOf,
} from '../catalogue/public/content-columns.ts';
import { fileOf } from './media-join.ts';
import type { PendingGuideRow } from './rows.ts';

const guideWith = (content: string) => `
  SELECT g.id, g.original_guide_id, g.copied_from_guide_id, g.author_id, u.name AS author_name, g.status, g.version, g.admin_comment,
         g.comment_version, g.comment_updated_at, g.transfer_state, g.transfer_failure, g.created_at, g.updated_at,
         image.stand_in AS image_stand_in,
         ${content}
    FROM pending_guides g JOIN users u ON u.id = g.author_id ${fileOf('g', 'image')}`;

const GUIDE = guideWith(GUIDE_COLUMNS.of('g'));
const LISTED_GUIDE = guideWith(GUIDE_COLUMNS.listedOf('g'));

const BY_ID = statement<PendingGuideRow>(
  'authoring.guide_by_id',
  `${GUIDE} WHERE g.id = $1 AND g.deleted_at IS NULL`,
);
const LOCK = statement<{ id: number }>(
  'authoring.lock_guide',
  'SELECT id FROM pending_guides WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);
const OPEN_DRAFT = statement<PendingGuideRow>(
  'authoring.open_draft',
  `${GUIDE} WHERE g.original_guide_id = $1 AND g.deleted_at IS NULL
     AND g.status IN ('draft', 'submitted', 'needs_revision', 'approved')`,
);

type Insert = GuideValues & {
  readonly authorId: number;
  readonly originalGuideId: number | null;
  readonly now: Date;
};
/** If two people start a draft of one guide at once, one inserts nothing and gets the other's. */
const INSERT = namedStatement<Insert, { id: number }>(
  'authoring.insert_guide',
  `INSERT INTO pending_guides (author_id, original_guide_id, ${GUIDE_COLUMNS.names}, created_at, updated_at)
   VALUES (:authorId, :originalGuideId, ${GUIDE_COLUMNS.values}, :now, :now)
   ON CONFLICT (original_guide_id) WHERE original_guide_id IS NOT NULL AND deleted_at IS NULL
     AND status IN ('draft', 'submitted', 'needs_revision', 'approved') DO NOTHING
   RETURNING id`,
);
const UPDATE = namedStatement<GuideValues & { readonly id: number; readonly now: Date }>(
  'authoring.update_guide',
  `UPDATE pending_guides SET ${GUIDE_COLUMNS.assignments}, version = version + 1, updated_at = :now WHERE id = :id`,
);
const TOUCH = statement<never>(
  'authoring.touch_guide',
  'UPDATE pending_guides SET updated_at = $2, version = version + $3 WHERE id = $1',
);
const DELETE = statement<never>(
  'authoring.delete_guide',
  'UPDATE pending_guides SET deleted_at = $2, updated_at = $2, version = version + 1 WHERE id = $1',
);

const IS_DRAFT = `(CASE WHEN g.status = 'draft' THEN 1 ELSE 0 END)`;

/** Drafts first, then the last modified first. Published revisions are shown as the guides that they became. */
function dashboardPage(name: string, whose: string) {
  return statement<PendingGuideRow>(
    name,
    `${LISTED_GUIDE}
    WHERE g.deleted_at IS NULL AND g.status <> 'published' AND ${whose}
      AND ($3::timestamptz IS NULL
           OR (${IS_DRAFT}, g.updated_at, g.id) < ($2::integer, $3::timestamptz, $4::integer))
    ORDER BY ${IS_DRAFT} DESC, g.updated_at DESC, g.id DESC LIMIT $5`,
  );
}
const PAGE_OF_AUTHOR = dashboardPage('authoring.page_of_author', 'g.author_id = $1::integer');
const PAGE_OF_ALL = dashboardPage('authoring.page_of_all', '$1::integer IS NULL');

export async function findPendingGuide(db: Queryable, id: number): Promise<PendingGuideRow | null> {
  const [row] = await db.query(BY_ID, [id]);
  return row ?? null;
}

/** Nobody else can change this guide or its places until the transaction ends. */
export async function lockPendingGuide(tx: Queryable, id: number): Promise<PendingGuideRow | null> {
  const [locked] = await tx.query(LOCK, [id]);
  return locked === undefined ? null : findPendingGuide(tx, id);
}

export async function findOpenDraft(
  db: Queryable,
  guideId: number,
): Promise<PendingGuideRow | null> {
  const [row] = await db.query(OPEN_DRAFT, [guideId]);
  return row ?? null;
}

/** Null where the published guide has an open draft already. */
export async function insertPendingGuide(
  tx: Queryable,
  content: GuideContent,
  facts: Pick<Insert, 'authorId' | 'originalGuideId' | 'now'>,
): Promise<number | null> {
  const [row] = await INSERT.run(tx, { ...valuesOf(content), ...facts });
  return row?.id ?? null;
}

export async function updatePendingGuideRow(
  tx: Queryable,
  id: number,
  content: GuideContent,
  now: Date,
): Promise<void> {
  await UPDATE.run(tx, { ...valuesOf(content), id, now });
}

/** A change to its places is a change to the guide; only their order is part of the guide's own version. */
export async function touchPendingGuide(
  tx: Queryable,
  id: number,
  now: Date,
  { newVersion }: { readonly newVersion: boolean } = { newVersion: false },
): Promise<void> {
  await tx.query(TOUCH, [id, now, newVersion ? 1 : 0]);
}

export async function deletePendingGuideRow(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.query(DELETE, [id, now]);
}

export type ListStart = { readonly draft: 0 | 1; readonly at: Date; readonly id: number };

/** `authorId` null lists everyone's. */
export function findPendingGuides(
  db: Queryable,
  authorId: number | null,
  { after, limit }: { readonly after: ListStart | null; readonly limit: number },
): Promise<PendingGuideRow[]> {
  const start = [after?.draft ?? null, after?.at ?? null, after?.id ?? null];
  return db.query(authorId === null ? PAGE_OF_ALL : PAGE_OF_AUTHOR, [authorId, ...start, limit]);
}

const MEASURE = statement<GuideSize>(
  'authoring.guide_size',
  `SELECT guide.points + places.points AS points, guide.bytes + places.bytes AS bytes, places.places
     FROM (SELECT shape_points AS points, ${GUIDE_COLUMNS.bytes} AS bytes FROM pending_guides WHERE id = $1) guide,
          (SELECT count(*)::integer AS places, coalesce(sum(shape_points), 0)::integer AS points,
                  coalesce(sum(${PLACE_COLUMNS.bytes}), 0)::integer AS bytes
             FROM pending_places WHERE pending_guide_id = $1 AND deleted_at IS NULL) places`,
);

type PlaceToSubmitRow = {
  readonly name_number: number;
  readonly title: string | null;
  readonly is_pinned: boolean;
};
const PLACES_TO_SUBMIT = statement<PlaceToSubmitRow>(
  'authoring.places_to_submit',
  `SELECT name_number, title, location IS NOT NULL OR marker IS NOT NULL AS is_pinned FROM pending_places
    WHERE pending_guide_id = $1 AND deleted_at IS NULL AND status <> 'withdrawn'
    ORDER BY position NULLS LAST, id`,
);

/** The places that are published with a pending guide, in walking order. */
export async function findPlacesToSubmit(
  db: Queryable,
  id: number,
): Promise<readonly PlaceToSubmit[]> {
  const rows = await db.query(PLACES_TO_SUBMIT, [id]);
  return rows.map(({ name_number, title, is_pinned }) => ({
    nameNumber: name_number,
    title,
    isPinned: is_pinned,
  }));
}

/** The size of a pending guide with all of its places, withdrawn ones included. */
export async function measurePendingGuide(db: Queryable, id: number): Promise<GuideSize> {
  const [size] = await db.query(MEASURE, [id]);
  return size ?? EMPTY_SIZE;
}

/**
 * Makes a change to a pending guide, and refuses it if the guide then exceeds its limits; the refusal rolls the change
 * back. The caller holds the guide's lock, so that two concurrent changes can't exceed the limit together.
 */
export async function limitGuideSize<Value>(
  tx: Transaction,
  guideId: number,
  change: () => Promise<Value>,
): Promise<Result<Value, Refusal>> {
  const before = await measurePendingGuide(tx, guideId);
  const value = await change();
  const fits = checkGuideSize(before, await measurePendingGuide(tx, guideId));
  return fits.ok ? ok(value) : fits;
}
