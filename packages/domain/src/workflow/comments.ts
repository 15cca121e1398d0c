import { fail, ok, type Result } from '../result.ts';
import type { ContentStatus } from '../statuses.ts';
import { commentTexts, transitionTexts } from './messages.ts';
import { type CommentDemand, type StatusCallName, TARGETS } from './targets.ts';

/** The origin of a status change. Each origin has its own text for a missing comment. */
export type AskedBy =
  /** A button, before a comment could be written, so none is required yet. */
  | 'button'
  | 'action_panel'
  | 'status_control'
  | 'approval_dialog'
  /** The service that prepares the call. */
  | 'service'
  | StatusCallName;

/** The comment to record for a move to the target, or the error if a required one is missing. */
export function settleComment(
  target: ContentStatus,
  askedBy: AskedBy,
  comment: string | null | undefined,
): Result<string | null, string> {
  const { comment: demand } = TARGETS[target];
  const given = comment?.trim() ?? '';
  if (given !== '') return ok(given);
  return demand === null ? ok(null) : settleMissing(target, demand, askedBy, comment);
}

/**
 * A verdict's own call without the field uses the default; a blank one was probably meant to have text, and is refused.
 * Everywhere else missing and blank are the same.
 */
function settleMissing(
  target: ContentStatus,
  demand: CommentDemand,
  askedBy: AskedBy,
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

/** Whether the comment panel has unsaved text: only then does it offer to save, and does closing ask first. */
export function hasUnsavedComment(saved: string | null, edited: string): boolean {
  return (saved ?? '') !== edited;
}
