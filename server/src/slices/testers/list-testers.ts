import type { TesterList } from '@laneway/contract/testers';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { findRevisionAuthor } from '../authoring/public.ts';
import { findNotesOfGuide } from './note-store.ts';
import { presentTester } from './present.ts';
import { findInvitations } from './store.ts';

/** The testers of a draft, for its author or an admin. */
export async function listTesters(
  db: Queryable,
  viewer: Actor,
  guideId: number,
  now: Date,
): Promise<Result<TesterList, Refusal>> {
  const authorId = await findRevisionAuthor(db, guideId);
  if (authorId === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, authorId);
  return allowed.ok ? ok(await testersOf(db, guideId, now)) : fail(accessDenied(allowed.error));
}

/** The caller has checked access. */
export async function testersOf(db: Queryable, guideId: number, now: Date): Promise<TesterList> {
  const notes = await findNotesOfGuide(db, guideId);
  const rows = await findInvitations(db, guideId);
  return { testers: rows.map((row) => presentTester(row, notes, now)) };
}
