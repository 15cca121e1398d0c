import { accessDenied, checkMayEdit } from '../access.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Actor } from '../roles.ts';
import { type ContentStatus, type PlaceStatus, STATUS_NAMES } from '../statuses.ts';

type StatusRules = {
  /** True if content with this status may be changed. */
  readonly editable: boolean;
  /** True if it is still on its way to publication: a guide has at most one such revision. */
  readonly open: boolean;
};

const STATUS_RULES: Readonly<Record<ContentStatus, StatusRules>> = {
  draft: { editable: true, open: true },
  needs_revision: { editable: true, open: true },
  // Its author may continue writing, but must reopen it before submitting.
  withdrawn: { editable: true, open: false },
  submitted: { editable: false, open: true },
  approved: { editable: false, open: true },
  rejected: { editable: false, open: false },
  published: { editable: false, open: false },
};

export function isEditable(status: ContentStatus): boolean {
  return STATUS_RULES[status].editable;
}

export function isOpen(status: ContentStatus): boolean {
  return STATUS_RULES[status].open;
}

export type OwnedContent = {
  readonly status: ContentStatus;
  readonly authorId: number | null;
};

export type EditKind =
  | 'in_place'
  /** A pending draft copy with the original's id; the original is unchanged. */
  | 'new_revision';

/**
 * Decides how an edit by this person takes effect, by owner and by status. Published content changes only through a
 * new revision. Content under review or decided on can't be edited: an admin requests a revision, a creator takes it
 * back first.
 */
export function decideEdit(actor: Actor | null, content: OwnedContent): Result<EditKind, Refusal> {
  const editor = checkEditor(actor, content);
  if (!editor.ok) return editor;
  if (isEditable(content.status)) return ok('in_place');
  return content.status === 'published' ? ok('new_revision') : fail(notEditable(content.status));
}

/** An admin may delete anything, a creator their own content while it is editable. */
export function decideDelete(actor: Actor | null, content: OwnedContent): Result<Actor, Refusal> {
  const editor = checkEditor(actor, content);
  if (!editor.ok || editor.value.role === 'admin' || isEditable(content.status)) return editor;
  return fail(notDeletable(content.status));
}

export function offersPlaceWithdrawal(status: PlaceStatus): boolean {
  return status !== 'withdrawn';
}

function checkEditor(actor: Actor | null, { authorId }: OwnedContent): Result<Actor, Refusal> {
  const editor = checkMayEdit(actor, authorId);
  return editor.ok ? editor : fail(accessDenied(editor.error));
}

/** Nobody, not even an admin, can change content in a locked status. */
export function notEditable(status: ContentStatus): Refusal {
  return refusal('conflict', `Content with status '${STATUS_NAMES[status]}' cannot be edited.`);
}

function notDeletable(status: ContentStatus): Refusal {
  return refusal('conflict', `Content with status '${STATUS_NAMES[status]}' cannot be deleted.`);
}

/** A published guide has at most one open revision; the dashboard opens the existing one. */
export const ANOTHER_DRAFT_OPEN: Refusal = refusal(
  'conflict',
  'Another draft of this guide is already open.',
);
