import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import { CONTENT_STATUSES, PLACE_STATUSES } from '../statuses.ts';
import { decideDelete, decideEdit, isEditable, isOpen, offersPlaceWithdrawal } from './editing.ts';

const author: Actor = { id: 7, role: 'creator' };
const stranger: Actor = { id: 8, role: 'creator' };
const admin: Actor = { id: 9, role: 'admin' };

/**
 * Each row: the status, whether it is editable, the effect of an edit by its author and by an admin, whether the
 * author may delete it, whether it is open.
 */
const rules = [
  ['draft', true, 'in_place', true, true],
  ['submitted', false, null, false, true],
  ['needs_revision', true, 'in_place', true, true],
  ['approved', false, null, false, true],
  ['rejected', false, null, false, false],
  ['withdrawn', true, 'in_place', true, false],
  ['published', false, 'new_revision', false, false],
] as const;

describe('editing', () => {
  it('has a rule for every status', () => {
    expect(rules.map(([status]) => status)).toEqual(CONTENT_STATUSES);
  });

  it.each(rules)('%s: editable %s, edited %s, author deletes %s, open %s', (...rule) => {
    const [status, editable, edit, deletes, open] = rule;
    const content = { status, authorId: author.id };
    expect(isEditable(status)).toBe(editable);
    expect(isOpen(status)).toBe(open);

    for (const actor of [author, admin]) {
      const decision = decideEdit(actor, content);
      expect(decision.ok ? decision.value : null).toBe(edit);
    }
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

  it('refuses others because they don’t own it', () => {
    expect(decideEdit(stranger, { status: 'draft', authorId: author.id })).toEqual({
      ok: false,
      error: {
        code: 'not_allowed',
        detail: 'Access denied: User does not own this content and admin override not allowed',
      },
    });
  });

  it('explains to authors and admins why content under review can’t be edited', () => {
    const content = { status: 'submitted', authorId: author.id } as const;
    for (const actor of [author, admin]) {
      expect(decideEdit(actor, content)).toEqual({
        ok: false,
        error: { code: 'conflict', detail: "Content with status 'Submitted' cannot be edited." },
      });
    }
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
