import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import { exampleGuide, examplePendingGuide } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../listing/offer.ts';
import { type StatusFacts, statusLine } from './status-line.ts';

const AUTHOR = { id: 3, role: 'creator' } as const;
const ADMIN = { id: 9, role: 'admin' } as const;

const FACTS: StatusFacts = {
  reviewer: 'Maeve',
  hasOtherDraft: false,
  hasPlaceNotes: false,
  hasWalkReport: false,
  hasUnsavedChanges: false,
  offer: null,
};

const lineOf = (changes: Partial<PendingGuide>, actor: typeof AUTHOR | typeof ADMIN = AUTHOR) =>
  statusLine(readPendingGuide({ ...examplePendingGuide, ...changes }), actor, FACTS);

describe('the line about a guide’s status', () => {
  it.each([
    ['submitted', 'With our reviewers. You can’t edit while they’re looking.'],
    ['needs_revision', 'Maeve has asked for a few changes. Start with the notes.'],
    ['rejected', 'We can’t publish this one. Here’s why.'],
    ['draft', 'You’re editing a draft. Buyers see the live guide until this is published.'],
  ] as const)('explains to the author that it is %s', (status, text) => {
    expect(lineOf({ pg_pending_status: status })?.text).toBe(text);
  });

  it.each([
    ['needs_revision', 'Please add a description.'],
    ['rejected', 'Please add a description.'],
    ['submitted', null],
    ['draft', null],
  ] as const)(
    'shows the reviewer’s comment to the author only if it concerns them: %s',
    (status, comment) => {
      expect(lineOf({ pg_pending_status: status })?.comment).toBe(comment);
    },
  );

  it('always shows the comment to admins', () => {
    expect(lineOf({ pg_pending_status: 'submitted' }, ADMIN)?.comment).toBe(
      'Please add a description.',
    );
  });

  it('offers the author of a rejected guide what can become of it, and the contact form', () => {
    expect(lineOf({ pg_pending_status: 'rejected' })?.actions).toEqual([
      'edit as a new draft',
      'copy',
      'contact us',
    ]);
    expect(lineOf({ pg_pending_status: 'rejected' }, ADMIN)?.actions).toEqual([]);
  });

  it('is null for one’s own draft that was never published', () => {
    expect(lineOf({ pg_pending_status: 'draft', original_g_id: null })).toBeNull();
  });

  it('links to the other draft if there is one', () => {
    const guide = readPendingGuide({ ...examplePendingGuide, pg_pending_status: 'withdrawn' });
    expect(statusLine(guide, AUTHOR, { ...FACTS, hasOtherDraft: true })).toMatchObject({
      text: 'Another draft of this guide is already open.',
      actions: ['open the draft'],
    });
  });

  it('links from a published version to the live guide, and takes unsaved changes along', () => {
    const guide = readPendingGuide({ ...examplePendingGuide, pg_pending_status: 'published' });
    expect(statusLine(guide, AUTHOR, FACTS)).toMatchObject({
      text: 'This version has been published.',
      actions: ['edit the live guide'],
    });
    const unsaved = { ...FACTS, hasUnsavedChanges: true };
    const text = 'This version was published without your latest changes.';
    expect(statusLine(guide, AUTHOR, unsaved)).toMatchObject({
      text,
      actions: ['move to a new draft'],
    });
    expect(statusLine(guide, AUTHOR, { ...unsaved, hasOtherDraft: true })).toMatchObject({
      text,
      actions: ['move to the draft'],
    });
  });

  it('links to the notes on places, if there are any', () => {
    const guide = readPendingGuide({ ...examplePendingGuide, pg_pending_status: 'needs_revision' });
    expect(statusLine(guide, AUTHOR, FACTS)?.actions).toEqual([]);
    expect(statusLine(guide, AUTHOR, { ...FACTS, hasPlaceNotes: true })?.actions).toEqual([
      'show the first place note',
    ]);
  });

  it.each([
    ['submitted', ['show the walk report']],
    ['needs_revision', ['show the walk report']],
    ['draft', []],
    ['approved', []],
  ] as const)(
    'links to the walk report of a guide that is %s, if it concerns the author',
    (status, actions) => {
      const guide = readPendingGuide({ ...examplePendingGuide, pg_pending_status: status });
      const facts = { ...FACTS, hasWalkReport: true };
      expect(statusLine(guide, AUTHOR, facts)?.actions ?? []).toEqual(actions);
    },
  );

  it.each([
    [null, 'Approved. We’re getting it ready to publish.'],
    ['transferring', 'Approved. We’re getting it ready to publish.'],
    ['failed', 'Approved, but it couldn’t be published yet. We’re looking into it.'],
  ] as const)('explains the state of the transfer to the author: %s', (state, text) => {
    const pg_transfer = state === null ? null : { state, reason: 'No room' };
    expect(lineOf({ pg_pending_status: 'approved', pg_transfer })?.text).toBe(text);
  });

  it('directs an admin from a failed transfer to the review', () => {
    const pg_transfer = { state: 'failed', reason: 'No room' } as const;
    expect(lineOf({ pg_pending_status: 'approved', pg_transfer }, ADMIN)?.text).toBe(
      'Approved, but the transfer failed. Open the review to publish it again.',
    );
  });
});

const offSale = (by: 'owner' | 'admin', reason: string | null = null): Offer => ({
  listing: { state: 'withdrawn', by },
  reason,
});
const live = readPublishedGuide({ ...exampleGuide, g_author_id: AUTHOR.id, g_author: 'Isla' });

describe('the line about a guide that is off sale', () => {
  it.each([
    ['names its creator to themselves', AUTHOR, offSale('owner'), 'You took', ['republish']],
    ['names its creator to an admin', ADMIN, offSale('owner'), 'Isla took', ['republish']],
    ['names an admin to an admin', ADMIN, offSale('admin', 'Why'), 'An admin took', ['republish']],
    [
      'says to its creator that we did it',
      AUTHOR,
      offSale('admin', 'Why'),
      'We took',
      ['contact us'],
    ],
  ] as const)('%s', (_, actor, offer, text, actions) => {
    const line = statusLine(live, actor, { ...FACTS, offer });
    expect(line?.text).toContain(`${text} this guide off sale.`);
    expect(line).toMatchObject({ actions, comment: offer.reason });
  });

  it('offers no action until it is known who took the guide off sale', () => {
    const line = statusLine({ ...live, listing: 'withdrawn' }, AUTHOR, FACTS);
    expect(line).toMatchObject({ text: 'This guide is off sale.', actions: [] });
  });

  it('links to its open draft as well', () => {
    const facts = { ...FACTS, offer: offSale('owner'), hasOtherDraft: true };
    expect(statusLine(live, AUTHOR, facts)).toMatchObject({
      text: 'You took this guide off sale. Everyone who has it keeps it. Another draft of this guide is already open.',
      actions: ['republish', 'open the draft'],
    });
  });

  it.each([
    ['owner', 'The guide is off sale, and publishing this won’t change that.', 'republish'],
    ['admin', 'You’re editing a draft of a guide that we took off sale.', 'contact us'],
  ] as const)(
    'explains to the author of its draft that the %s has withdrawn it',
    (by, text, action) => {
      const draft = readPendingGuide({ ...examplePendingGuide, pg_pending_status: 'draft' });
      const line = statusLine(draft, AUTHOR, { ...FACTS, offer: offSale(by) });
      expect(line?.text).toContain(text);
      expect(line?.actions).toEqual([action]);
    },
  );
});
