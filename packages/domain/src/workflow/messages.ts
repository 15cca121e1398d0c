import type { ContentStatus } from '../statuses.ts';

export const transitionTexts = {
  notAuthenticated: 'User must be authenticated to change guide status',
  userIdRequired: 'User ID required for status changes',
  invalidStatus: (status: string) => `Invalid status: ${status}`,
  noSuchTransition: (from: ContentStatus, to: ContentStatus) =>
    `Cannot transition from '${from}' to '${to}'`,
  noPermission: (to: ContentStatus) => `You do not have permission to transition to '${to}' status`,
  notForRole: 'Status transition not allowed for current user role',
  notCompleteEnough: (minimum: number, actual: number) =>
    `Content must be at least ${minimum}% complete. Currently ${actual}%`,
  requiredField: (field: string) => `Required field '${field}' is missing or empty`,
  commentRequired: (to: ContentStatus) =>
    `A comment is required when transitioning to '${to}' status`,
  adminOnly: (to: ContentStatus) => `Only administrators can transition content to '${to}' status`,
} as const;

/** The refusal of the status calls when the role is too low for the target. */
export const PRIVILEGE_TEXTS: Readonly<Record<ContentStatus, string>> = {
  draft: 'Creator privileges required to set draft status',
  submitted: 'Creator privileges required to submit guides',
  withdrawn: 'Creator privileges required to withdraw guides',
  approved: 'Admin privileges required for approval/rejection',
  rejected: 'Admin privileges required for approval/rejection',
  needs_revision: 'Admin privileges required to request revisions',
  published: 'Admin privileges required to publish guides',
};

export const statusServiceTexts = {
  changeFailed: 'Failed to change guide status',
  guideIdRequired: 'Guide ID is required for status transitions',
  rejectionCommentRequired: 'Comment required when rejecting guides',
  revisionCommentRequired: 'Comment required when requesting revisions',
} as const;

export const adminActionTexts = {
  adminRequired: 'Admin access required for this action.',
  adminRequiredForStatus: 'Admin access required for status changes',
  actionFailed: (action: string, reason: string) => `Failed to ${action} guide: ${reason}`,
  updateFailed: (message: string) => `Failed to update status: ${message}`,
  /** Replaces the message of {@link adminActionTexts.updateFailed} when the response has none. */
  statusChangeFailed: 'Status change failed',
  /** The same, when there was no response at all. */
  unknownErrorOccurred: 'Unknown error occurred',
  unknownCallError: 'An unknown error occurred',
  withdrawPlaceFailed: 'Failed to withdraw place',
  republishGuideFailed: 'Failed to republish guide',
  republishPlaceFailed: 'Failed to republish place',
  /** Creators are asked to try again; admins see only the failure. */
  forCreator: (failure: string) => `${failure}. Please try again.`,
} as const;

export const commentTexts = {
  provideComment: 'Please provide a comment for this action.',
  revisionComment: 'Comment is required for revision requests',
  rejectionComment: 'Comment is required for rejections',
  blocked: 'Comment is required.',
  requiredForStatus: (status: ContentStatus) => `Comment is required for ${status} status`,
  loadFailed: (reason: string) => `Failed to load comment: ${reason}`,
  saveFailed: (reason: string) => `Failed to save comment: ${reason}`,
  noHistory: 'No comment history available',
  unsavedChanges: 'You have unsaved changes. Are you sure you want to close without saving?',
} as const;

export const reviewQueueTexts = {
  loadFailed: (message: string | null) => `Failed to load reviews: ${message ?? 'Unknown error'}`,
  empty: 'No reviews found matching your criteria.',
} as const;

export const successTexts = {
  guideSaved: 'Guide saved successfully!',
  placeSaved: 'Place saved successfully!',
  placeWithdrawn: 'Place withdrawn successfully!',
  guideRepublished: 'Guide republished successfully!',
  placeRepublished: 'Place republished successfully!',
  commentSaved: 'Comment saved successfully',
  actionCompleted: 'Action completed successfully',
} as const;

const STATUS_SUCCESS: Readonly<Partial<Record<ContentStatus, string>>> = {
  approved: 'Guide approved successfully',
  needs_revision: 'Guide marked as needing revision',
  rejected: 'Guide rejected successfully',
};

export function statusSuccessText(status: ContentStatus): string {
  return STATUS_SUCCESS[status] ?? `Status updated to ${status}`;
}

/** The creator is the content's author; admin means everyone who reviews. */
export type Recipient = 'creator' | 'admin';

const NOTIFIED_OF: Readonly<Record<ContentStatus, readonly Recipient[]>> = {
  // The creator's notification is their receipt.
  submitted: ['creator', 'admin'],
  needs_revision: ['creator'],
  rejected: ['creator'],
  published: ['creator'],
  withdrawn: ['admin'],
  approved: ['creator', 'admin'],
  // Going back to draft concerns nobody else.
  draft: [],
};

/** The recipients of a notification about a change of status; none if the status is the same. */
export function notifiedOf(from: ContentStatus, to: ContentStatus): readonly Recipient[] {
  return from === to ? [] : NOTIFIED_OF[to];
}
