import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ContentStatus } from '../statuses.ts';
import { commentTexts, statusServiceTexts } from './messages.ts';
import { requiresComment } from './target-rules.ts';

/** The calls by which an admin gives a verdict. */
export type ReviewAction = 'approve' | 'reject' | 'request_revision';

export function isBlank(comment: string | null | undefined): boolean {
  return (comment ?? '').trim() === '';
}

type CommentRule =
  | { readonly required: false }
  | { readonly required: true; readonly whenAbsent: string; readonly whenBlank: string };

const COMMENT_RULES: Readonly<Record<ReviewAction, CommentRule>> = {
  approve: { required: false },
  reject: {
    required: true,
    whenAbsent: 'Rejected by admin',
    whenBlank: statusServiceTexts.rejectionCommentRequired,
  },
  request_revision: {
    required: true,
    whenAbsent: 'Revision requested',
    whenBlank: statusServiceTexts.revisionCommentRequired,
  },
};

/**
 * The comment that a verdict is recorded with. A caller that leaves the field out takes the
 * default; one that sends it blank meant to say something and is refused. Approval needs none.
 */
export function reviewComment(
  action: ReviewAction,
  comment: string | null | undefined,
): Result<string | null, Refusal> {
  const rule = COMMENT_RULES[action];
  if (!isBlank(comment)) return ok(comment?.trim() ?? null);
  if (!rule.required) return ok(null);
  if (comment === undefined || comment === null) return ok(rule.whenAbsent);
  return fail(refusal('invalid_input', rule.whenBlank, { comment: rule.whenBlank }));
}

const DIALOG_COMPLAINTS: Readonly<Partial<Record<ContentStatus, string>>> = {
  needs_revision: commentTexts.revisionComment,
  rejected: commentTexts.rejectionComment,
};

/** What the approval dialog holds against the comment so far; null lets the verdict go out. */
export function dialogCommentComplaint(target: ContentStatus, comment: string): string | null {
  if (!requiresComment(target) || !isBlank(comment)) return null;
  return DIALOG_COMPLAINTS[target] ?? commentTexts.requiredForStatus(target);
}

/**
 * Whether the comment panel holds something unsaved: only then does it offer to save, and only
 * then does closing ask first.
 */
export function hasUnsavedComment(saved: string | null, edited: string): boolean {
  return (saved ?? '') !== edited;
}
