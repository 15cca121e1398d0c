import { fail, ok, type Result } from '../result.ts';
import type { Role } from '../roles.ts';
import type { ContentStatus } from '../statuses.ts';
import { MINIMUM_COMPLETION, REQUIRED_PARTS, type RequiredPart } from './completion.ts';
import { commentTexts, statusServiceTexts, transitionTexts } from './messages.ts';

export type StatusCallName = 'approveGuide' | 'rejectGuide' | 'requestRevision' | 'changeStatus';

/** A required comment. */
export type RequiredComment = {
  /** The comment that the verdict's own call records if the request doesn't have the field. */
  readonly whenAbsent: string;
  /** The error for a blank comment. */
  readonly serviceText: string;
  readonly approvalDialogText: string;
};

/** The requirements of a status for the content and for the person. */
export type Target = {
  readonly label: string;
  readonly call: StatusCallName;
  readonly setBy: readonly Role[];
  readonly comment: RequiredComment | null;
  readonly minimumCompletion: number;
  readonly requiredParts: readonly RequiredPart[];
  /** True if every place must have a title and a pin. */
  readonly needsWholePlaces: boolean;
};

const NO_REQUIREMENTS = {
  comment: null,
  minimumCompletion: 0,
  requiredParts: [],
  needsWholePlaces: false,
} as const;
const BY_AUTHORS = {
  ...NO_REQUIREMENTS,
  call: 'changeStatus',
  setBy: ['creator', 'admin'],
} as const;
const BY_ADMINS = { ...NO_REQUIREMENTS, setBy: ['admin'] } as const;

export const TARGETS: Readonly<Record<ContentStatus, Target>> = {
  draft: { ...BY_AUTHORS, label: 'Return to Draft' },
  withdrawn: { ...BY_AUTHORS, label: 'Withdraw' },
  submitted: {
    ...BY_AUTHORS,
    label: 'Submit',
    minimumCompletion: MINIMUM_COMPLETION,
    requiredParts: REQUIRED_PARTS,
    needsWholePlaces: true,
  },
  // Approving publishes: the transfer to production follows automatically.
  approved: {
    ...BY_ADMINS,
    label: 'Publish',
    call: 'approveGuide',
    // Guides may have been submitted before these were required.
    requiredParts: ['cover', 'places'],
  },
  // Only requested on approved content, to repeat a failed transfer.
  published: { ...BY_ADMINS, label: 'Publish', call: 'changeStatus' },
  // The author must be able to act on these two verdicts, or at least understand them.
  needs_revision: {
    ...BY_ADMINS,
    label: 'Request Revision',
    call: 'requestRevision',
    comment: {
      whenAbsent: 'Revision requested',
      serviceText: statusServiceTexts.revisionCommentRequired,
      approvalDialogText: commentTexts.revisionComment,
    },
  },
  rejected: {
    ...BY_ADMINS,
    label: 'Reject',
    call: 'rejectGuide',
    comment: {
      whenAbsent: 'Rejected by admin',
      serviceText: statusServiceTexts.rejectionCommentRequired,
      approvalDialogText: commentTexts.rejectionComment,
    },
  },
};

export function isAdminOnly(target: ContentStatus): boolean {
  return !TARGETS[target].setBy.includes('creator');
}

export function requiresComment(target: ContentStatus): boolean {
  return TARGETS[target].comment !== null;
}

/** The origin of a status change. Each origin has its own text for a missing comment. */
export type ChangeOrigin =
  /** A button, before a comment could be written, so none is required yet. */
  | 'button'
  | 'action_panel'
  | 'status_control'
  | 'approval_dialog'
  /** The service that prepares the call. */
  | 'service'
  | StatusCallName;

/** The comment to record for a move to the target, or the error if a required one is missing. */
export function resolveComment(
  target: ContentStatus,
  askedBy: ChangeOrigin,
  comment: string | null | undefined,
): Result<string | null, string> {
  const { comment: demand } = TARGETS[target];
  const given = comment?.trim() ?? '';
  if (given !== '') return ok(given);
  return demand === null ? ok(null) : resolveMissing(target, demand, askedBy, comment);
}

/**
 * A verdict's own call without the field uses the default; a blank one was probably meant to have text, and is refused.
 * Everywhere else missing and blank are the same.
 */
function resolveMissing(
  target: ContentStatus,
  demand: RequiredComment,
  askedBy: ChangeOrigin,
  comment: string | null | undefined,
): Result<string | null, string> {
  switch (askedBy) {
    case 'button':
      return ok(null);
    case 'action_panel':
      return fail(commentTexts.provideComment);
    case 'status_control':
      return fail(commentTexts.requiredForStatus(target));
    case 'approval_dialog':
      return fail(demand.approvalDialogText);
    case 'service':
      return fail(demand.serviceText);
    case 'approveGuide':
    case 'rejectGuide':
    case 'requestRevision': {
      const isAbsent = comment === undefined || comment === null;
      return isAbsent ? ok(demand.whenAbsent) : fail(demand.serviceText);
    }
    case 'changeStatus':
      return fail(transitionTexts.commentRequired(target));
  }
}

/** Between the note on a guide and the comment of a verdict. */
export const AFTER_NOTE = '\n\n';

/** The comment of a verdict with the note on the guide, whose place it takes. A comment that repeats the note has it once. */
export function withReviewNote(note: string | null, comment: string): string {
  const given = comment.trim();
  if (note === null || given.includes(note)) return given;
  return given === '' ? note : `${note}${AFTER_NOTE}${given}`;
}

/** True if the comment panel has unsaved text. Only then does it offer to save, and ask before closing. */
export function hasUnsavedComment(saved: string | null, edited: string): boolean {
  return (saved ?? '') !== edited;
}
