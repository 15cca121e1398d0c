import { accessDenied, checkMayEdit, checkOwnership, checkRole } from '../access.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Actor } from '../roles.ts';
import { type ContentStatus, type PlaceStatus, STATUS_NAMES } from '../statuses.ts';

type StatusRules = {
  /** True if content with this status may be changed. */
  readonly editable: boolean;
  /** True if it is still on its way to publication: a guide has at most one such revision. */
  readonly open: boolean;
  /** True if its author may delete it. */
  readonly deletable: boolean;
};

const STATUS_RULES: Readonly<Record<ContentStatus, StatusRules>> = {
  draft: { editable: true, open: true, deletable: true },
  needs_revision: { editable: true, open: true, deletable: true },
  // Its author may continue writing, but must reopen it before submitting.
  withdrawn: { editable: true, open: false, deletable: true },
  submitted: { editable: false, open: true, deletable: false },
  approved: { editable: false, open: true, deletable: false },
  // It can't be submitted again, so its author may delete it or continue in a new draft.
  rejected: { editable: false, open: false, deletable: true },
  published: { editable: false, open: false, deletable: false },
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

/** An admin may delete anything, a creator their own content unless it is being reviewed or was published. */
export function decideDelete(actor: Actor | null, content: OwnedContent): Result<Actor, Refusal> {
  const editor = checkEditor(actor, content);
  const { deletable } = STATUS_RULES[content.status];
  if (!editor.ok || editor.value.role === 'admin' || deletable) return editor;
  return fail(notDeletable(content.status));
}

export const COPY_MODES = ['copy', 'new_draft'] as const;

/**
 * - `copy`: another guide with the same content.
 * - `new_draft`: the next attempt at a rejected guide. If that was a revision of a published guide, this is one too.
 */
export type CopyMode = (typeof COPY_MODES)[number];

/** Only authors copy their guides: the copy is theirs, and so are its files. */
export function decideCopy(
  actor: Actor | null,
  { status, authorId }: OwnedContent,
  mode: CopyMode,
): Result<Actor, Refusal> {
  const creator = checkRole(actor, 'creator');
  const author = creator.ok
    ? checkOwnership(creator.value, authorId, { adminOverride: false })
    : creator;
  if (!author.ok) return fail(accessDenied(author.error));
  return mode === 'copy' || status === 'rejected' ? author : fail(NOT_REJECTED);
}

const NOT_REJECTED = refusal('conflict', 'Only a rejected guide can be edited as a new draft.');

const COPY_OF = 'Copy of ';

/** The title of a copy; a guide without a title has a copy without one. */
export function copyTitle(title: string | null, maxLength: number): string | null {
  if (title === null) return null;
  // A character of two code units isn't cut in half.
  return (COPY_OF + title)
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
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
