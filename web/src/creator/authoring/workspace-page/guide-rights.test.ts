import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { examplePendingGuide } from '@laneway/contract/examples.test-data';
import type { ContentStatus } from '@laneway/domain/statuses';
import { describe, expect, it } from 'vitest';
import { guideMenu, guideRights, moveButtons } from './guide-rights.ts';

const AUTHOR = { id: 3, role: 'creator' } as const;
const AUTHOR_ADMIN = { id: 3, role: 'admin' } as const;
const ADMIN = { id: 9, role: 'admin' } as const;
const ACTORS = { AUTHOR, AUTHOR_ADMIN, ADMIN };

const guideIn = (status: ContentStatus, changes: Partial<typeof examplePendingGuide> = {}) =>
  readPendingGuide({
    ...examplePendingGuide,
    pg_author_id: AUTHOR.id,
    pg_pending_status: status,
    pg_transfer: null,
    ...changes,
  });

/** The buttons in their order on the screen: header, beside the status, menu. */
function buttonsOf(
  status: ContentStatus,
  who: keyof typeof ACTORS,
  facts: { wasSubmitted?: boolean; hasOtherDraft?: boolean } = {},
) {
  const { wasSubmitted = status !== 'draft', hasOtherDraft = false } = facts;
  const guide = guideIn(status);
  const { actions, mayReview, mayDelete } = guideRights(guide, ACTORS[who], hasOtherDraft);
  const { submit, unlockAction, withdraw } = moveButtons(guide, actions, {
    wasSubmitted,
    hasOtherDraft,
  });
  return [
    mayReview ? 'Review' : null,
    submit?.label,
    unlockAction === null ? null : `${unlockAction.label} beside the status`,
    withdraw?.label,
    mayDelete ? 'Delete' : null,
  ].filter(Boolean);
}

describe('the buttons of a guide', () => {
  it.each([
    ['draft', 'AUTHOR', ['Submit', 'Delete']],
    ['draft', 'AUTHOR_ADMIN', ['Submit', 'Delete']],
    ['draft', 'ADMIN', ['Delete']],
    ['submitted', 'AUTHOR', ['Return to Draft beside the status', 'Withdraw']],
    ['submitted', 'AUTHOR_ADMIN', ['Review', 'Withdraw beside the status', 'Delete']],
    ['submitted', 'ADMIN', ['Review', 'Delete']],
    ['needs_revision', 'AUTHOR', ['Submit', 'Withdraw', 'Delete']],
    ['needs_revision', 'AUTHOR_ADMIN', ['Submit', 'Withdraw', 'Delete']],
    ['needs_revision', 'ADMIN', ['Delete']],
    ['approved', 'AUTHOR', []],
    ['approved', 'AUTHOR_ADMIN', ['Delete']],
    ['approved', 'ADMIN', ['Delete']],
    ['rejected', 'AUTHOR', ['Delete']],
    ['rejected', 'AUTHOR_ADMIN', ['Review', 'Delete']],
    ['rejected', 'ADMIN', ['Review', 'Delete']],
    ['withdrawn', 'AUTHOR', ['Return to Draft beside the status', 'Delete']],
    ['withdrawn', 'AUTHOR_ADMIN', ['Return to Draft beside the status', 'Delete']],
    ['withdrawn', 'ADMIN', ['Delete']],
    ['published', 'AUTHOR', []],
    ['published', 'AUTHOR_ADMIN', ['Delete']],
    ['published', 'ADMIN', ['Delete']],
  ] as const)('of status %s, for %s', (status, who, labels) => {
    expect(buttonsOf(status, who)).toEqual(labels);
  });

  it('withdraw a draft only if it has been submitted before', () => {
    expect(buttonsOf('draft', 'AUTHOR', { wasSubmitted: true })).toEqual([
      'Submit',
      'Withdraw',
      'Delete',
    ]);
  });

  it('don’t reopen a guide while another draft of it is open', () => {
    expect(buttonsOf('withdrawn', 'AUTHOR', { hasOtherDraft: true })).toEqual(['Delete']);
  });

  it('lead to the review again when a transfer has failed', () => {
    const failed = guideIn('approved', { pg_transfer: { state: 'failed', reason: 'No room' } });
    expect(guideRights(failed, ADMIN, false).mayReview).toBe(true);
    expect(guideRights(failed, AUTHOR, false).mayReview).toBe(false);
  });
});

describe('the menu of a guide', () => {
  const menuOf = (
    status: ContentStatus,
    facts: { ofLive?: boolean; hasOtherDraft?: boolean } = {},
  ) => {
    const { ofLive = false, hasOtherDraft = false } = facts;
    const guide = guideIn(status, { original_g_id: ofLive ? 7 : null });
    const rights = guideRights(guide, AUTHOR, hasOtherDraft);
    const { withdraw } = moveButtons(guide, rights.actions, { wasSubmitted: true, hasOtherDraft });
    const listingAct = ofLive ? 'withdraw' : null;
    const menu = guideMenu({ guide, rights, withdraw, isLive: false, listingAct }, () => {});
    return menu.map(({ label }) => label);
  };
  const SEEN = ['View as a visitor', 'Testers'];

  it.each([
    [
      'needs_revision',
      {},
      ['Walk it with your phone', ...SEEN, 'Duplicate guide', 'Withdraw', 'Delete guide'],
    ],
    ['rejected', {}, [...SEEN, 'Edit as a new draft', 'Duplicate guide', 'Delete guide']],
    ['rejected', { hasOtherDraft: true }, [...SEEN, 'Duplicate guide', 'Delete guide']],
    [
      'rejected',
      { ofLive: true },
      [...SEEN, 'Edit as a new draft', 'Duplicate guide', 'Withdraw live guide', 'Delete draft'],
    ],
    ['approved', {}, [...SEEN, 'Duplicate guide']],
  ] as const)('of status %s, %j', (status, facts, labels) => {
    expect(menuOf(status, facts)).toEqual(labels);
  });
});

it.each(['draft', 'submitted', 'approved', 'rejected', 'published'] as const)(
  'a revision in %s may be copied by its author alone',
  (status) => {
    expect(guideRights(guideIn(status), ACTORS.AUTHOR, false).mayCopy).toBe(true);
    expect(guideRights(guideIn(status), ACTORS.ADMIN, false).mayCopy).toBe(false);
  },
);

it.each([
  ['draft', true],
  ['needs_revision', true],
  ['withdrawn', true],
  ['submitted', false],
  ['approved', false],
  ['rejected', false],
  // The live guide can be edited, but not the version that it was published from.
  ['published', false],
] as const)('a revision in %s may be edited: %s', (status, isAllowed) => {
  for (const actor of Object.values(ACTORS)) {
    expect(guideRights(guideIn(status), actor, false).mayEdit).toBe(isAllowed);
  }
});
