import { describe, expect, it } from 'vitest';
import { hasUnsavedComment, resolveComment, withReviewNote } from './targets.ts';

describe('the comment of a verdict', () => {
  it.each([
    ['rejected', 'rejectGuide', undefined, 'Rejected by admin'],
    ['rejected', 'rejectGuide', null, 'Rejected by admin'],
    ['needs_revision', 'requestRevision', undefined, 'Revision requested'],
    ['approved', 'approveGuide', undefined, null],
    ['approved', 'approveGuide', '  ', null],
    ['approved', 'approveGuide', ' Lovely ', 'Lovely'],
    ['rejected', 'rejectGuide', ' Not ours ', 'Not ours'],
    ['needs_revision', 'requestRevision', 'More photos', 'More photos'],
  ] as const)('%s by %s with %o is recorded as %o', (target, call, comment, recorded) => {
    expect(resolveComment(target, call, comment)).toEqual({ ok: true, value: recorded });
  });

  it.each([
    ['rejected', 'rejectGuide', 'Comment required when rejecting guides'],
    ['needs_revision', 'requestRevision', 'Comment required when requesting revisions'],
  ] as const)('%s by %s refuses a blank comment', (target, call, error) => {
    for (const comment of ['', '   ', '\n\t']) {
      expect(resolveComment(target, call, comment)).toEqual({ ok: false, error });
    }
  });
});

describe('a verdict on a guide with a note', () => {
  it.each([
    [null, ' More photos ', 'More photos'],
    ['Needs a pin', 'More photos', 'Needs a pin\n\nMore photos'],
    ['Needs a pin', ' ', 'Needs a pin'],
    ['Needs a pin', 'Needs a pin', 'Needs a pin'],
    ['Needs a pin', 'Needs a pin\n\nMore photos', 'Needs a pin\n\nMore photos'],
  ])('keeps the note %j and the comment %j', (note, comment, both) => {
    expect(withReviewNote(note, comment)).toBe(both);
  });
});

/** Each row: the origin, and the expected error for a missing comment on a revision request and on a rejection. */
const ASKERS = [
  ['button', null, null],
  [
    'action_panel',
    'Please provide a comment for this action.',
    'Please provide a comment for this action.',
  ],
  [
    'status_control',
    'Comment is required for needs_revision status',
    'Comment is required for rejected status',
  ],
  [
    'approval_dialog',
    'Comment is required for revision requests',
    'Comment is required for rejections',
  ],
  [
    'service',
    'Comment required when requesting revisions',
    'Comment required when rejecting guides',
  ],
  [
    'changeStatus',
    "A comment is required when transitioning to 'needs_revision' status",
    "A comment is required when transitioning to 'rejected' status",
  ],
] as const;

describe('a missing comment', () => {
  it.each(ASKERS)('has its own error text, or none, for %s', (askedBy, revision, rejection) => {
    for (const comment of [undefined, null, '', ' \n']) {
      expect(refusalText('needs_revision', askedBy, comment)).toBe(revision);
      expect(refusalText('rejected', askedBy, comment)).toBe(rejection);
    }
    expect(refusalText('rejected', askedBy, 'Because')).toBeNull();
  });

  it.each(['draft', 'submitted', 'withdrawn', 'approved', 'published'] as const)(
    'is accepted for %s',
    (target) => {
      for (const [askedBy] of ASKERS) expect(refusalText(target, askedBy, '')).toBeNull();
    },
  );
});

function refusalText(...question: Parameters<typeof resolveComment>): string | null {
  const settled = resolveComment(...question);
  return settled.ok ? null : settled.error;
}

describe('the comment panel', () => {
  it('offers to save, and asks before closing, only when something changed', () => {
    expect(hasUnsavedComment(null, '')).toBe(false);
    expect(hasUnsavedComment('Shorter', 'Shorter')).toBe(false);
    expect(hasUnsavedComment('Shorter', 'Longer')).toBe(true);
    expect(hasUnsavedComment('Shorter', '')).toBe(true);
  });
});
