import { describe, expect, it } from 'vitest';
import {
  adminActionTexts,
  commentTexts,
  reviewQueueTexts,
  statusServiceTexts,
  statusSuccessText,
  successTexts,
  transitionTexts,
} from './messages.ts';

describe('workflow texts', () => {
  it.each([
    ['approved', 'Guide approved successfully'],
    ['needs_revision', 'Guide marked as needing revision'],
    ['rejected', 'Guide rejected successfully'],
    ['draft', 'Status updated to draft'],
    ['submitted', 'Status updated to submitted'],
    ['withdrawn', 'Status updated to withdrawn'],
    ['published', 'Status updated to published'],
  ] as const)('reaching %s says "%s"', (status, text) => {
    expect(statusSuccessText(status)).toBe(text);
  });

  it.each([
    [transitionTexts.notForRole, 'Status transition not allowed for current user role'],
    [statusServiceTexts.changeFailed, 'Failed to change guide status'],
    [adminActionTexts.adminRequired, 'Admin access required for this action.'],
    [adminActionTexts.adminRequiredForStatus, 'Admin access required for status changes'],
    [adminActionTexts.actionFailed('approve', 'no'), 'Failed to approve guide: no'],
    [
      adminActionTexts.updateFailed(adminActionTexts.statusChangeFailed),
      'Failed to update status: Status change failed',
    ],
    [
      adminActionTexts.updateFailed(adminActionTexts.unknownErrorOccurred),
      'Failed to update status: Unknown error occurred',
    ],
    [adminActionTexts.unknownCallError, 'An unknown error occurred'],
    [adminActionTexts.withdrawPlaceFailed, 'Failed to withdraw place'],
    [adminActionTexts.republishGuideFailed, 'Failed to republish guide'],
    [
      adminActionTexts.forCreator(adminActionTexts.republishPlaceFailed),
      'Failed to republish place. Please try again.',
    ],
    [commentTexts.provideComment, 'Please provide a comment for this action.'],
    [commentTexts.blocked, 'Comment is required.'],
    [commentTexts.requiredForStatus('rejected'), 'Comment is required for rejected status'],
    [commentTexts.loadFailed('x'), 'Failed to load comment: x'],
    [commentTexts.saveFailed('x'), 'Failed to save comment: x'],
    [commentTexts.noHistory, 'No comment history available'],
    [
      commentTexts.unsavedChanges,
      'You have unsaved changes. Are you sure you want to close without saving?',
    ],
    [reviewQueueTexts.loadFailed(null), 'Failed to load reviews: Unknown error'],
    [reviewQueueTexts.loadFailed('offline'), 'Failed to load reviews: offline'],
    [reviewQueueTexts.empty, 'No reviews found matching your criteria.'],
    [successTexts.guideSaved, 'Guide saved successfully!'],
    [successTexts.placeSaved, 'Place saved successfully!'],
    [successTexts.placeWithdrawn, 'Place withdrawn successfully!'],
    [successTexts.guideRepublished, 'Guide republished successfully!'],
    [successTexts.placeRepublished, 'Place republished successfully!'],
    [successTexts.commentSaved, 'Comment saved successfully'],
    [successTexts.actionCompleted, 'Action completed successfully'],
  ])('keep their wording: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
