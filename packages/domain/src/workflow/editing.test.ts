import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import { CONTENT_STATUSES, PLACE_STATUSES } from '../statuses.ts';
import {
  COPY_MODES,
  copyTitle,
  decideCopy,
  decideDelete,
  decideEdit,
  isEditable,
  isOpen,
  offersPlaceWithdrawal,
} from './editing.ts';

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
  ['rejected', false, null, true, false],
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

describe('copying', () => {
  it.each(CONTENT_STATUSES)(
    '%s is copied by its author, and goes on as a new draft if it was rejected',
    (status) => {
      const content = { status, authorId: author.id };
      expect(decideCopy(author, content, 'copy').ok).toBe(true);
      expect(decideCopy(author, content, 'new_draft').ok).toBe(status === 'rejected');
    },
  );

  it.each(COPY_MODES)('as %s is refused to everyone else, admins included', (mode) => {
    const content = { status: 'rejected', authorId: author.id } as const;
    for (const actor of [stranger, admin, { id: author.id, role: 'user' } as const, null]) {
      expect(decideCopy(actor, content, mode).ok).toBe(false);
    }
    expect(decideCopy({ ...admin, id: author.id }, content, mode).ok).toBe(true);
  });

  it.each([
    ['River', 20, 'Copy of River'],
    ['A river of words', 15, 'Copy of A river'],
    ['A river of words', 16, 'Copy of A river'],
    ['🏞🏞', 11, 'Copy of 🏞'],
    [null, 20, null],
  ])('%j in %i characters is titled %j', (title, max, copied) => {
    expect(copyTitle(title, max)).toBe(copied);
  });
});

describe('withdrawing a place', () => {
  it.each(PLACE_STATUSES)('is offered on %s unless it is withdrawn already', (status) => {
    expect(offersPlaceWithdrawal(status)).toBe(status !== 'withdrawn');
  });
});
