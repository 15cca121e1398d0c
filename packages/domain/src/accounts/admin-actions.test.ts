import { describe, expect, it } from 'vitest';
import {
  ADMIN_ACTION_NAMES,
  ADMIN_ACTIONS,
  type AdminAction,
  type AdminActionDetails,
  type AdminActionName,
  adminActionText,
} from './admin-actions.ts';

const anAction = (
  action: AdminActionName,
  subjectName: string | null,
  details: AdminActionDetails = {},
): AdminAction => ({
  action,
  byName: 'Mira Chen',
  subject: ADMIN_ACTIONS[action].on,
  subjectId: '1f2e3d4c-0000-4000-8000-000000000000',
  subjectName,
  details,
});

describe('the sentence about an action of an admin', () => {
  it.each<[AdminActionName, string | null, AdminActionDetails, string]>([
    [
      'role_changed',
      'Robin',
      { from: 'user', to: 'creator' },
      'changed the role of Robin from user to creator',
    ],
    ['account_suspended', 'Robin', {}, 'suspended Robin'],
    ['account_reinstated', 'Robin', {}, 'reinstated Robin'],
    ['sessions_ended', 'Robin', {}, 'logged Robin out everywhere'],
    [
      'payout_recorded',
      'Isla',
      { cents: 123_450, month: '2026-10' },
      'recorded a payout of $1,234.50 to Isla for royalties up to 2026-10',
    ],
    ['creator_request_approved', 'Robin', {}, 'approved the creator request of Robin'],
    ['creator_request_declined', null, {}, 'declined the creator request of a former user'],
    [
      'refund_requested',
      'City of Trams',
      { cents: 1_200 },
      'requested a refund of $12.00 for order 1f2e3d4c of “City of Trams”',
    ],
    ['draft_approved', 'Trams', {}, 'approved “Trams”'],
    ['draft_rejected', 'Trams', {}, 'rejected “Trams”'],
    ['revision_requested', 'Trams', {}, 'requested a revision of “Trams”'],
    [
      'draft_status_changed',
      'Trams',
      { from: 'submitted', to: 'needs_revision' },
      'changed the status of “Trams” from Submitted to Needs Revision',
    ],
    ['publishing_repeated', 'Trams', {}, 'tried again to publish “Trams”'],
    ['draft_noted', 'Trams', {}, 'changed the review note on “Trams”'],
    ['draft_place_noted', 'Town Hall', {}, 'changed the review note on “Town Hall”'],
    ['draft_started', 'Trams', {}, 'started a draft of “Trams”'],
    [
      'draft_edited',
      'Trams',
      { fields: ['title', 'price'], from: '$4.99', to: '$6.99' },
      'edited “Trams” (title, price), price from $4.99 to $6.99',
    ],
    ['draft_places_ordered', 'Trams', {}, 'changed the order of places in “Trams”'],
    ['draft_deleted', 'Trams', {}, 'deleted the draft “Trams”'],
    ['testers_invited', 'Trams', { count: 1 }, 'invited a tester of “Trams”'],
    ['testers_invited', 'Trams', { count: 3 }, 'invited 3 testers of “Trams”'],
    ['tester_invited_again', 'Trams', {}, 'sent a tester of “Trams” another link'],
    ['tester_removed', 'Trams', {}, 'removed a tester of “Trams”'],
    ['draft_place_added', 'Town Hall', {}, 'added the place “Town Hall” to a draft'],
    ['draft_place_edited', 'Town Hall', { fields: [] }, 'edited the place “Town Hall”'],
    ['draft_place_deleted', 'Town Hall', {}, 'deleted the place “Town Hall” from a draft'],
    ['draft_place_withdrawn', 'Town Hall', {}, 'hid the place “Town Hall” in a draft'],
    ['draft_place_republished', 'Town Hall', {}, 'restored the place “Town Hall” in a draft'],
    ['guide_withdrawn', 'Trams', {}, 'withdrew “Trams”'],
    ['guide_republished', 'Trams', {}, 'republished “Trams”'],
    ['place_withdrawn', 'Town Hall', {}, 'hid the place “Town Hall” from visitors'],
    ['place_republished', 'Town Hall', {}, 'republished the place “Town Hall”'],
    ['review_shown', 'Trams', {}, 'showed a review of “Trams”'],
    ['review_hidden', 'Trams', { count: 12 }, 'hid 12 reviews of “Trams”'],
    ['review_answer_shown', 'Trams', {}, 'showed the answer to a review of “Trams”'],
    ['review_answer_deleted', 'Trams', {}, 'deleted the answer to a review of “Trams”'],
    [
      'place_report_answered',
      'Town Hall',
      { to: 'will_fix' },
      'answered a report about “Town Hall”: will be fixed',
    ],
    ['message_answered', 'Robin', {}, 'answered a message from Robin'],
    ['message_closed', null, {}, 'closed a message from someone'],
    ['job_retried', 'send_email', {}, 'retried the job send_email'],
  ])('%s', (action, name, details, text) => {
    expect(adminActionText(anAction(action, name, details))).toBe(`Mira Chen ${text}`);
  });

  it('does without a name that went with an account', () => {
    const suspended = { ...anAction('account_suspended', null), subjectId: '41' };
    expect(adminActionText({ ...suspended, byName: null })).toBe(
      'A former admin suspended account 41',
    );
    expect(adminActionText({ ...anAction('draft_edited', null), subjectId: '7' })).toBe(
      'Mira Chen edited draft 7',
    );
  });

  it.each(ADMIN_ACTION_NAMES)('%s reads well without any details', (action) => {
    expect(adminActionText(anAction(action, null))).not.toMatch(/undefined|null| {2}/);
  });
});
