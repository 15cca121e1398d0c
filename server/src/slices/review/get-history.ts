import type { GuideHistory } from '@laneway/contract/review';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { showsHistoryComment, showsHistoryEntry } from '@laneway/domain/workflow/history';
import type { Queryable } from '../../platform/database/database.ts';
import { findRevisionAuthor } from '../authoring/public.ts';
import { findHistory } from './store.ts';

const MAX_ENTRIES = 1_000;

/** The history of a pending guide, for its author and admins. Review notes are for admins only. */
export async function getHistory(
  db: Queryable,
  viewer: Actor,
  guideId: number,
): Promise<Result<GuideHistory, Refusal>> {
  const authorId = await findRevisionAuthor(db, guideId);
  if (authorId === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, authorId);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const rows = await findHistory(db, guideId, MAX_ENTRIES);
  return ok({
    items: rows
      .filter((row) => showsHistoryEntry(viewer.role, row))
      .map((row) => ({
        at: row.happened_at.toISOString(),
        act: row.act,
        from_status: row.from_status,
        to_status: row.to_status,
        source: row.source,
        actor_name: row.actor_name,
        comment: showsHistoryComment(viewer.role, row) ? row.comment : null,
        place_title: row.place_title,
        own_content: row.own_content,
      })),
  });
}
