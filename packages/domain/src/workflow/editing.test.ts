import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import { CONTENT_STATUSES, PLACE_STATUSES } from '../statuses.ts';
import { decideDelete, decideEdit, isEditable, offersPlaceWithdrawal } from './editing.ts';

const author: Actor = { id: 7, role: 'creator' };
const stranger: Actor = { id: 8, role: 'creator' };
const admin: Actor = { id: 9, role: 'admin' };

/** Status, editable, what the author's edit does, what an admin's does, author may delete. */
const rules = [
  ['draft', true, 'in_place', 'in_place', true],
  ['submitted', false, null, 'new_revision', false],
  ['needs_revision', true, 'in_place', 'in_place', true],
  ['approved', false, null, 'new_revision', false],
  ['rejected', false, null, 'new_revision', false],
  ['withdrawn', true, 'in_place', 'in_place', true],
  ['published', false, 'new_revision', 'new_revision', false],
] as const;

describe('editing', () => {
  it('has a rule for every status', () => {
    expect(rules.map(([status]) => status)).toEqual(CONTENT_STATUSES);
  });

  it.each(rules)('%s: editable %s, author %s, admin %s, author deletes %s', (...rule) => {
    const [status, editable, byAuthor, byAdmin, deletes] = rule;
    const content = { status, authorId: author.id };
    expect(isEditable(status)).toBe(editable);

    const authorEdit = decideEdit(author, content);
    expect(authorEdit.ok ? authorEdit.value : null).toBe(byAuthor);
    expect(decideEdit(admin, content)).toEqual({ ok: true, value: byAdmin });

    expect(decideDelete(author, content).ok).toBe(deletes);
    expect(decideDelete(admin, content).ok).toBe(true);
  });

  it.each(CONTENT_STATUSES)('%s is neither edited nor deleted by others', (status) => {
    const content = { status, authorId: author.id };
    for (const actor of [stranger, { id: author.id, role: 'user' } as const, null]) {
      expect(decideEdit(actor, content).ok).toBe(false);
      expect(decideDelete(actor, content).ok).toBe(false);
    }
  });

  it('tells an author why content under review stays as it is', () => {
    const content = { status: 'submitted', authorId: author.id } as const;
    expect(decideEdit(author, content)).toEqual({
      ok: false,
      error: { code: 'conflict', detail: "Content with status 'Submitted' cannot be edited." },
    });
    expect(decideDelete(author, content)).toEqual({
      ok: false,
      error: { code: 'conflict', detail: "Content with status 'Submitted' cannot be deleted." },
    });
  });
});

describe('withdrawing a place', () => {
  it.each(PLACE_STATUSES)('is offered on %s unless it is withdrawn already', (status) => {
    expect(offersPlaceWithdrawal(status)).toBe(status !== 'withdrawn');
  });
});
