import type { Role } from '../roles.ts';
import type { ContentStatus } from '../statuses.ts';
import { MINIMUM_COMPLETION, type TextPart } from './completion.ts';
import { commentTexts, statusServiceTexts } from './messages.ts';

/** The calls of the contract by which a revision changes its status. */
export type StatusCallName = 'approveGuide' | 'rejectGuide' | 'requestRevision' | 'changeStatus';

/** A comment that a status cannot be reached without. */
export type CommentDemand = {
  /** What the verdict's own call records when it is made without the field. */
  readonly whenAbsent: string;
  /** What the service and the verdict's call say to a blank one. */
  readonly serviceText: string;
  readonly approvalDialogText: string;
};

/** What a status demands of the content, and of the person who asks, before it is given. */
export type Target = {
  readonly label: string;
  readonly call: StatusCallName;
  readonly setBy: readonly Role[];
  readonly comment: CommentDemand | null;
  readonly minimumCompletion: number;
  readonly requiredParts: readonly TextPart[];
};

const NO_DEMANDS = { comment: null, minimumCompletion: 0, requiredParts: [] } as const;
const BY_AUTHORS = { ...NO_DEMANDS, call: 'changeStatus', setBy: ['creator', 'admin'] } as const;
const BY_ADMINS = { ...NO_DEMANDS, setBy: ['admin'] } as const;

export const TARGETS: Readonly<Record<ContentStatus, Target>> = {
  draft: { ...BY_AUTHORS, label: 'Return to Draft' },
  withdrawn: { ...BY_AUTHORS, label: 'Withdraw' },
  submitted: {
    ...BY_AUTHORS,
    label: 'Submit',
    minimumCompletion: MINIMUM_COMPLETION,
    requiredParts: ['title', 'description'],
  },
  // Approving is what publishes: the transfer to production follows by itself.
  approved: { ...BY_ADMINS, label: 'Publish', call: 'approveGuide' },
  // Asked for on approved content only, to repeat a transfer that failed.
  published: { ...BY_ADMINS, label: 'Publish', call: 'changeStatus' },
  // The author must be able to act on these two verdicts, or at least to understand them.
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

/** True for statuses that only an admin gives. */
export function isAdminOnly(target: ContentStatus): boolean {
  return !TARGETS[target].setBy.includes('creator');
}

export function requiresComment(target: ContentStatus): boolean {
  return TARGETS[target].comment !== null;
}
