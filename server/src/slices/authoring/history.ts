import type { AdminActionDetails, AdminActionName } from '@laneway/domain/accounts/admin-actions';
import type { Actor } from '@laneway/domain/roles';
import type { HistoryAct } from '@laneway/domain/workflow/history';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { recordAdminAction } from '../../platform/admin-log.ts';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import type { Listed } from '../catalogue/public/listing.ts';
import { addNotification } from '../notifications/public.ts';
import { recordAdminWork } from './public/admin-work.ts';

const RECORD = statement<never>(
  'authoring.record_edit',
  `INSERT INTO content_history (pending_guide_id, pending_place_id, actor_id, source, act, own_content, happened_at,
                                comment)
   VALUES ($1, $2, $3, 'user_action', $4, $5, $6, $7)`,
);

/** The editor saves at every pause in typing; someone's saves within this time are one edit. */
const ONE_EDIT_MINUTES = 10;

const REPEATED: readonly HistoryAct[] = ['edited', 'place_edited', 'places_ordered'];

/** True if the same edit was recorded recently, and since then nothing but edits by the same person. */
const IS_RECORDED = statement<{ recorded: boolean }>(
  'authoring.is_edit_recorded',
  `SELECT EXISTS (
     SELECT FROM content_history h
      WHERE h.pending_guide_id = $1 AND h.pending_place_id IS NOT DISTINCT FROM $2 AND h.actor_id = $3 AND h.act = $4
        AND h.happened_at BETWEEN $5::timestamptz - make_interval(mins => $6) AND $5
        AND NOT EXISTS (SELECT FROM content_history later
                         WHERE later.pending_guide_id = $1 AND later.id > h.id
                           AND (later.actor_id IS DISTINCT FROM $3 OR later.act <> ALL ($7::text[])))
   ) AS recorded`,
);

/** The changes of a draft, and what the log of admins’ actions calls them. */
const EDITS = {
  created: 'draft_started',
  draft_started: 'draft_started',
  edited: 'draft_edited',
  places_ordered: 'draft_places_ordered',
  deleted: 'draft_deleted',
  place_added: 'draft_place_added',
  place_edited: 'draft_place_edited',
  place_deleted: 'draft_place_deleted',
  place_withdrawn: 'draft_place_withdrawn',
  place_republished: 'draft_place_republished',
} as const satisfies Partial<Record<HistoryAct, AdminActionName>>;

export type Edit = {
  readonly pendingGuideId: number;
  readonly pendingPlaceId?: number;
  readonly act: keyof typeof EDITS;
  readonly actor: Actor;
  readonly authorId: number;
  readonly now: Date;
  readonly comment?: string | null;
  /** For the log of admins’ actions. */
  readonly details?: AdminActionDetails;
};

/** Records who changed a draft, in the transaction that changes it. Repeated saves are recorded once. */
export async function recordEdit(tx: Transaction, edit: Edit): Promise<void> {
  // Every save, also those that are one edit in the history.
  await recordAdminWork(tx, { ...edit, action: EDITS[edit.act] });
  if (await isRecorded(tx, edit)) return;
  const { pendingGuideId, pendingPlaceId, act, actor, authorId, now, comment } = edit;
  const ownContent = actor.role === 'admin' && actor.id === authorId;
  await tx.query(RECORD, [
    pendingGuideId,
    pendingPlaceId ?? null,
    actor.id,
    act,
    ownContent,
    now,
    comment ?? null,
  ]);
}

async function isRecorded(
  tx: Queryable,
  { pendingGuideId, pendingPlaceId, act, actor, now }: Edit,
): Promise<boolean> {
  if (!REPEATED.includes(act)) return false;
  const [row] = await tx.query(IS_RECORDED, [
    pendingGuideId,
    pendingPlaceId ?? null,
    actor.id,
    act,
    now,
    ONE_EDIT_MINUTES,
    REPEATED,
  ]);
  return row?.recorded === true;
}

const RECORD_LISTING = statement<{ id: number }>(
  'authoring.record_listing',
  `INSERT INTO content_history (guide_id, place_id, actor_id, source, act, comment, own_content, happened_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
);

const LISTING_ACTS = {
  guide: { live: 'guide_republished', withdrawn: 'guide_withdrawn' },
  place: { live: 'place_republished', withdrawn: 'place_withdrawn' },
} as const satisfies Record<Listed['type'], Record<ListingState, HistoryAct & AdminActionName>>;

/** Records who took published content off sale or put it back. Returns the number of the event. */
export async function recordListing(
  tx: Transaction,
  event: {
    readonly listed: Listed;
    readonly state: ListingState;
    readonly actor: Actor;
    readonly comment: string | null;
    readonly now: Date;
  },
): Promise<number> {
  const { listed, state, actor, comment, now } = event;
  const isAuthor = actor.id === listed.authorId;
  const act = LISTING_ACTS[listed.type][state];
  if (!isAuthor) {
    await recordAdminAction(tx, { action: act, by: actor, id: listed.id, name: listed.title, now });
  }
  const [row] = await tx.query(RECORD_LISTING, [
    listed.guideId,
    listed.type === 'place' ? listed.id : null,
    actor.id,
    isAuthor ? 'user_action' : 'admin_review',
    act,
    comment,
    isAuthor && actor.role === 'admin',
    now,
  ]);
  if (row === undefined) throw new Error('a listing was not recorded');
  return row.id;
}

/**
 * Only the latest event of each counts, because content that was restored and then hidden by a revision has no comment
 * of its own.
 */
const LISTING_COMMENTS = statement<{ place_id: number | null; comment: string | null }>(
  'authoring.listing_comments',
  `SELECT place_id, CASE WHEN act IN ('guide_withdrawn', 'place_withdrawn') THEN comment END AS comment
     FROM (SELECT DISTINCT ON (place_id) place_id, act, comment
             FROM content_history
            WHERE guide_id = $1
              AND act IN ('guide_withdrawn', 'guide_republished', 'place_withdrawn', 'place_republished')
            ORDER BY place_id, id DESC) latest`,
);

/** The comments with which published content was taken off sale, by place; the guide's own is under null. */
export async function findWithdrawalComments(
  db: Queryable,
  guideId: number,
): Promise<ReadonlyMap<number | null, string | null>> {
  const rows = await db.query(LISTING_COMMENTS, [guideId]);
  return new Map(rows.map(({ place_id, comment }) => [place_id, comment]));
}

type Names = {
  readonly title: string | null;
  readonly editor: string;
  readonly has_unread: boolean;
};

/** `has_unread` is true while the author has an unread notification about this editing. */
const NAMES = statement<Names>(
  'authoring.names_of_edit',
  `SELECT g.title, u.name AS editor,
          EXISTS (SELECT FROM notices n WHERE n.user_id = g.author_id AND n.kind = 'guide_edited'
                     AND n.pending_guide_id = g.id AND n.read_at IS NULL) AS has_unread
     FROM pending_guides g, users u WHERE g.id = $1 AND u.id = $2`,
);

/** Notifies the author that an admin has changed their draft: once, however often the admin saves. */
export async function notifyAuthorOfEdit(
  tx: Queryable,
  edit: { readonly pendingGuideId: number; readonly actor: Actor; readonly authorId: number },
): Promise<void> {
  const { pendingGuideId, actor, authorId } = edit;
  if (actor.id === authorId) return;
  const [names] = await tx.query(NAMES, [pendingGuideId, actor.id]);
  if (names === undefined || names.has_unread) return;
  const body = 'Open the draft to see what changed. The history has every edit.';
  const titleOf = (editor: string) => `${editor} edited “${names.title ?? 'Untitled guide'}”`;
  await addNotification(tx, {
    userId: authorId,
    kind: 'guide_edited',
    title: titleOf(names.editor),
    body,
    pendingGuideId,
    quotes: { userId: actor.id, instead: { title: titleOf('An admin'), body } },
  });
}
