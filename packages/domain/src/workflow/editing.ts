import { checkMayEdit } from '../access.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Actor } from '../roles.ts';
import { type ContentStatus, type PlaceStatus, STATUS_NAMES } from '../statuses.ts';

/** Whether content of this status may be changed where it stands. */
const EDITABLE: Readonly<Record<ContentStatus, boolean>> = {
  draft: true,
  needs_revision: true,
  withdrawn: true,
  submitted: false,
  approved: false,
  rejected: false,
  published: false,
};

export function isEditable(status: ContentStatus): boolean {
  return EDITABLE[status];
}

export type OwnedContent = {
  readonly status: ContentStatus;
  readonly authorId: number | null;
};

export type EditKind =
  | 'in_place'
  /** A pending copy in draft that keeps the original's id; the original stays as it is. */
  | 'new_revision';

export const editingTexts = {
  notEditable: (status: ContentStatus) =>
    `Content with status '${STATUS_NAMES[status]}' cannot be edited.`,
  notDeletable: (status: ContentStatus) =>
    `Content with status '${STATUS_NAMES[status]}' cannot be deleted.`,
} as const;

/**
 * How an edit by this person takes effect. What is published changes only through a new revision.
 * What is under review is not changed behind the reviewer's back: an admin's edit becomes a new
 * revision, and a creator takes the content back first.
 */
export function decideEdit(actor: Actor | null, content: OwnedContent): Result<EditKind, Refusal> {
  const editor = checkMayEdit(actor, content.authorId);
  if (!editor.ok) return editor;
  if (isEditable(content.status)) return ok('in_place');
  if (content.status === 'published' || editor.value.role === 'admin') return ok('new_revision');
  return fail(refusal('conflict', editingTexts.notEditable(content.status)));
}

/** An admin deletes anything, a creator their own while it may be edited. */
export function decideDelete(actor: Actor | null, content: OwnedContent): Result<Actor, Refusal> {
  const editor = checkMayEdit(actor, content.authorId);
  if (!editor.ok || editor.value.role === 'admin' || isEditable(content.status)) return editor;
  return fail(refusal('conflict', editingTexts.notDeletable(content.status)));
}

export function offersPlaceWithdrawal(status: PlaceStatus): boolean {
  return status !== 'withdrawn';
}
