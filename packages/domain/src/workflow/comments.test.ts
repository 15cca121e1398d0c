import { describe, expect, it } from 'vitest';
import { dialogCommentComplaint, hasUnsavedComment, reviewComment } from './comments.ts';

describe('the comment of a verdict', () => {
  it.each([
    ['reject', undefined, 'Rejected by admin'],
    ['reject', null, 'Rejected by admin'],
    ['request_revision', undefined, 'Revision requested'],
    ['approve', undefined, null],
    ['approve', '  ', null],
    ['approve', ' Lovely ', 'Lovely'],
    ['reject', ' Not ours ', 'Not ours'],
    ['request_revision', 'More photos', 'More photos'],
  ] as const)('%s with %o is recorded as %o', (action, comment, recorded) => {
    expect(reviewComment(action, comment)).toEqual({ ok: true, value: recorded });
  });

  it.each([
    ['reject', 'Comment required when rejecting guides'],
    ['request_revision', 'Comment required when requesting revisions'],
  ] as const)('%s refuses a blank one', (action, detail) => {
    for (const comment of ['', '   ', '\n\t']) {
      expect(reviewComment(action, comment)).toEqual({
        ok: false,
        error: { code: 'invalid_input', detail, fields: { comment: detail } },
      });
    }
  });
});

describe('the approval dialog', () => {
  it.each([
    ['needs_revision', '', 'Comment is required for revision requests'],
    ['rejected', ' ', 'Comment is required for rejections'],
    ['rejected', 'Because', null],
    ['approved', '', null],
    ['submitted', '', null],
  ] as const)('for %s with %o says %o', (target, comment, complaint) => {
    expect(dialogCommentComplaint(target, comment)).toBe(complaint);
  });
});

describe('the comment panel', () => {
  it('offers to save, and asks before closing, only when something changed', () => {
    expect(hasUnsavedComment(null, '')).toBe(false);
    expect(hasUnsavedComment('Shorter', 'Shorter')).toBe(false);
    expect(hasUnsavedComment('Shorter', 'Longer')).toBe(true);
    expect(hasUnsavedComment('Shorter', '')).toBe(true);
  });
});
