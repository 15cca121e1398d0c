import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { CONTENT_STATUSES, type ContentStatus } from '../statuses.ts';
import { availableActions, showsAdminComment } from './actions.ts';
import { findTransition, mayMakeTransition, type Revision } from './decide.ts';
import { TARGETS } from './targets.ts';

const AUTHOR = 7;
const OTHER = 8;

function revision(status: ContentStatus, change: Partial<Revision> = {}): Revision {
  const parts = { title: 'Laneways', description: 'A walk', image: 'https://x.example/a.jpg' };
  return {
    status,
    authorId: AUTHOR,
    parts,
    places: [{ nameNumber: 1, title: 'Hosier Lane', isPinned: true }],
    anotherDraftOpen: false,
    ...change,
  };
}

const offered = [
  ['creator', 'author', 'draft', ['Submit', 'Withdraw']],
  ['creator', 'author', 'submitted', ['Withdraw', 'Return to Draft']],
  ['creator', 'author', 'needs_revision', ['Submit', 'Withdraw']],
  ['creator', 'author', 'approved', []],
  ['creator', 'author', 'rejected', []],
  ['creator', 'author', 'withdrawn', ['Return to Draft']],
  ['creator', 'author', 'published', []],
  ['admin', 'author', 'draft', ['Submit', 'Withdraw']],
  ['admin', 'author', 'submitted', ['Request Revision', 'Publish', 'Reject', 'Withdraw']],
  ['admin', 'author', 'needs_revision', ['Submit', 'Withdraw']],
  ['admin', 'author', 'approved', ['Publish']],
  ['admin', 'author', 'rejected', ['Request Revision']],
  ['admin', 'author', 'withdrawn', ['Return to Draft']],
  ['admin', 'author', 'published', []],
  ['admin', 'reviewer', 'draft', []],
  ['admin', 'reviewer', 'submitted', ['Request Revision', 'Publish', 'Reject']],
  ['admin', 'reviewer', 'needs_revision', []],
  ['admin', 'reviewer', 'approved', ['Publish']],
  ['admin', 'reviewer', 'rejected', ['Request Revision']],
  ['admin', 'reviewer', 'withdrawn', []],
  ['admin', 'reviewer', 'published', []],
] as const;

describe('status buttons', () => {
  it.each(offered)('%s as %s on %s: %o', (role, as, status, labels) => {
    const actor = { id: as === 'author' ? AUTHOR : OTHER, role };
    const actions = availableActions(actor, revision(status));
    expect(actions.map(({ label }) => label)).toEqual(labels);
  });

  it('are not offered to users, to visitors, or to creators on the content of others', () => {
    for (const status of CONTENT_STATUSES) {
      const content = revision(status);
      expect(availableActions(null, content)).toEqual([]);
      expect(availableActions({ id: AUTHOR, role: 'user' }, content)).toEqual([]);
      expect(availableActions({ id: OTHER, role: 'creator' }, content)).toEqual([]);
    }
  });

  it('never offer a transition that the table doesn’t allow the role', () => {
    for (const role of ROLES) {
      for (const status of CONTENT_STATUSES) {
        for (const id of [AUTHOR, OTHER]) {
          for (const { target } of availableActions({ id, role }, revision(status))) {
            const transition = findTransition(status, target);
            expect(transition !== undefined && mayMakeTransition(transition, role)).toBe(true);
          }
        }
      }
    }
  });

  it('ask for a comment where the target needs one', () => {
    const actions = availableActions({ id: OTHER, role: 'admin' }, revision('submitted'));
    expect(actions.map(({ target, commentRequired }) => [target, commentRequired])).toEqual([
      ['needs_revision', true],
      ['approved', false],
      ['rejected', true],
    ]);
  });

  it('say what has to be fixed first', () => {
    const author = { id: AUTHOR, role: 'creator' } as const;
    const [submit, withdraw] = availableActions(author, revision('draft', { parts: {} }));
    expect(submit?.blockedBy?.fields).toHaveProperty('pg_title');
    expect(withdraw?.blockedBy).toBeNull();
    const [reopen] = availableActions(author, revision('withdrawn', { anotherDraftOpen: true }));
    expect(reopen?.blockedBy?.detail).toBe('Another draft of this guide is already open.');
  });
});

describe('the call that carries a change', () => {
  it.each([
    ['approved', 'approveGuide'],
    ['rejected', 'rejectGuide'],
    ['needs_revision', 'requestRevision'],
    ['draft', 'changeStatus'],
    ['submitted', 'changeStatus'],
    ['withdrawn', 'changeStatus'],
    ['published', 'changeStatus'],
  ] as const)('to %s is %s', (target, call) => {
    expect(TARGETS[target].call).toBe(call);
  });
});

describe('the admin comment', () => {
  it.each(CONTENT_STATUSES)(
    'on %s is shown to its author only after needs_revision or rejected',
    (status) => {
      const content = { status, authorId: AUTHOR };
      const expected = status === 'needs_revision' || status === 'rejected';
      expect(showsAdminComment({ id: AUTHOR, role: 'creator' }, content)).toBe(expected);
      expect(showsAdminComment({ id: OTHER, role: 'admin' }, content)).toBe(true);
      expect(showsAdminComment({ id: OTHER, role: 'creator' }, content)).toBe(false);
      expect(showsAdminComment({ id: AUTHOR, role: 'user' }, content)).toBe(false);
      expect(showsAdminComment(null, content)).toBe(false);
    },
  );
});
