import type { ReviewedGuide, SubmittedVersion } from '@laneway/contract/review';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus } from '@laneway/domain/statuses';
import { isEditable } from '@laneway/domain/workflow/editing';
import type { Queryable } from '../../platform/database/database.ts';
import {
  findOriginalPlaces,
  presentRevision,
  presentSnapshot,
} from '../authoring/public/revision-content.ts';
import { findLiveVersion } from '../catalogue/public.ts';
import { findMediaOfGuide } from './check-media-of-guide.ts';
import { findNotes } from './comment-store.ts';
import type { ReviewDeps } from './review-deps.ts';
import { findSubmission } from './store.ts';

/** A pending guide with the versions that a reviewer compares it with: the live version and the previous submission. */
export async function getReview(
  { db, hasScanner }: Pick<ReviewDeps, 'db' | 'hasScanner'>,
  viewer: Actor,
  guideId: number,
): Promise<Result<ReviewedGuide, Refusal>> {
  const guide = await presentRevision(db, viewer, guideId);
  if (guide === null) return fail(GUIDE_NOT_FOUND);
  const originalId = guide.original_g_id;
  const about = { id: guideId, authorId: guide.pg_author_id ?? viewer.id, originalId };
  const media = await findMediaOfGuide(db, { hasScanner }, about);
  return ok({
    guide,
    live: originalId === null ? null : await liveVersion(db, viewer, guideId, originalId),
    last_submission: await lastSubmission(db, viewer, guideId, guide.pg_pending_status),
    notes: (await findNotes(db, guideId)).map((row) => ({
      pp_id: row.pending_place_id,
      comment: row.admin_comment,
      last_updated: row.comment_updated_at?.toISOString() ?? null,
      changed_since_comment: row.has_changed,
    })),
    faulty_media: media?.faulty.map(({ label: _, ...file }) => file) ?? [],
  });
}

/** The live version, without the places that the revision doesn't know because they were off sale when it started. */
async function liveVersion(
  db: Queryable,
  viewer: Actor,
  guideId: number,
  originalId: number,
): Promise<ReviewedGuide['live']> {
  const live = await findLiveVersion(db, viewer, originalId);
  const { kept, removed } = await findOriginalPlaces(db, guideId);
  const known = new Set([...kept, ...removed]);
  // A guide that has just been published for the first time has no earlier version.
  if (live === null || known.size === 0) return live;
  return { ...live, places: live.places.filter((one) => !one.p_active || known.has(one.p_id)) };
}

/** While a guide can't be edited, its latest submission is the guide itself, so the one before is the baseline. */
async function lastSubmission(
  db: Queryable,
  viewer: Actor,
  guideId: number,
  status: ContentStatus,
): Promise<SubmittedVersion | null> {
  const submission = await findSubmission(db, guideId, { skip: isEditable(status) ? 0 : 1 });
  if (submission === null) return null;
  const guide = await presentSnapshot(db, viewer, guideId, submission);
  if (guide === null) return null;
  const { at, submitter } = submission;
  return { submitted_at: at.toISOString(), submitted_by: submitter, guide };
}
