import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/read-guide';
import { examplePendingGuide } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import { statusLine } from './status-line.ts';

const AUTHOR = { id: 3, role: 'creator' } as const;
const ADMIN = { id: 9, role: 'admin' } as const;

const lineOf = (changes: Partial<PendingGuide>, actor: typeof AUTHOR | typeof ADMIN = AUTHOR) =>
  statusLine(readPendingGuide({ ...examplePendingGuide, ...changes }), actor, 'Maeve', false);

describe('the line about a guide’s status', () => {
  it.each([
    ['submitted', 'With our reviewers. You can’t edit while they’re looking.'],
    ['needs_revision', 'Maeve has asked for a few changes. Start with the notes.'],
    ['rejected', 'We can’t publish this one. Here’s why.'],
    ['draft', 'You’re editing a draft. Buyers see the live guide until this is published.'],
  ] as const)('tells the author of one that is %s', (status, text) => {
    expect(lineOf({ pg_pending_status: status })?.text).toBe(text);
  });

  it.each([
    ['needs_revision', 'Please add a description.'],
    ['rejected', 'Please add a description.'],
    ['submitted', null],
    ['draft', null],
  ] as const)(
    'shows the reviewer’s comment to the author of one that is %s, or not',
    (status, comment) => {
      expect(lineOf({ pg_pending_status: status })?.comment).toBe(comment);
    },
  );

  it('shows the comment to admins always', () => {
    expect(lineOf({ pg_pending_status: 'submitted' }, ADMIN)?.comment).toBe(
      'Please add a description.',
    );
  });

  it('leads from a rejected guide to us, and for its author only', () => {
    expect(lineOf({ pg_pending_status: 'rejected' })?.way).toBe('contact us');
    expect(lineOf({ pg_pending_status: 'rejected' }, ADMIN)?.way).toBeNull();
  });

  it('says nothing about a draft of one’s own that has never been published', () => {
    expect(lineOf({ pg_pending_status: 'draft', original_g_id: null })).toBeNull();
  });

  it('leads to the other draft where there is one', () => {
    const guide = readPendingGuide({ ...examplePendingGuide, pg_pending_status: 'withdrawn' });
    expect(statusLine(guide, AUTHOR, null, true)).toMatchObject({
      text: 'Another draft of this guide is already open.',
      way: 'open the draft',
    });
  });
});
