import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles.ts';
import { CONTENT_STATUSES, type ContentStatus } from '../statuses.ts';
import type { ContentParts, PlaceToSubmit } from './completion.ts';
import { decide, type Revision, type SessionActor, type StatusChangeInput } from './decide.ts';

const complete = { title: 'Laneways', description: 'A walk', image: 'https://x.example/a.jpg' };

/** Written out by hand, to catch mistakes in the table: one row per status, one letter per target. */
const COLUMNS = 'draft submitted needs_revision approved rejected withdrawn published'.split(' ');
/** C: creator only, A: admin only, B: both, '=': same status, '.': nobody. */
const EXPECTED: Readonly<Record<ContentStatus, string>> = {
  draft: '= B . . . B .',
  submitted: 'C = A A A B .',
  needs_revision: '. B = . . B .',
  approved: '. . . = . . A',
  rejected: '. . A . = . .',
  withdrawn: 'B . . . . = .',
  published: '. . . . . . =',
};

const MAY: Readonly<Record<string, readonly Role[]>> = {
  C: ['creator'],
  A: ['admin'],
  B: ['creator', 'admin'],
};

const everyMove = CONTENT_STATUSES.flatMap((from) =>
  CONTENT_STATUSES.flatMap((to) =>
    ROLES.map((role) => {
      const letter = EXPECTED[from].split(' ')[COLUMNS.indexOf(to)] ?? '';
      return { from, to, role, letter };
    }),
  ),
);

type Question = Partial<StatusChangeInput> & {
  readonly from: ContentStatus;
  readonly to: string;
  readonly actor?: SessionActor;
  readonly content?: ContentParts;
  readonly places?: readonly PlaceToSubmit[];
  readonly anotherDraftOpen?: boolean;
};

const AUTHOR = 1;
const WHOLE: PlaceToSubmit = { nameNumber: 1, title: 'Hosier Lane', isPinned: true };

/** Asks for a decision on complete content by its author, an admin, through the call that accepts any target. */
function ask(question: Question) {
  const { from, to, actor = { id: AUTHOR, role: 'admin' }, content = complete } = question;
  const {
    askedBy = 'changeStatus',
    comment,
    anotherDraftOpen = false,
    places = [WHOLE],
  } = question;
  const guide = { parts: content, places };
  const revision: Revision = { ...guide, status: from, authorId: AUTHOR, anotherDraftOpen };
  return decide(actor, revision, to, { askedBy, comment });
}

function refusalText(question: Question): string | null {
  const decision = ask(question);
  return decision.ok ? null : decision.error.detail;
}

describe('every move for every role', () => {
  it.each(everyMove)('$role: $from to $to ($letter)', ({ from, to, role, letter }) => {
    const decision = ask({ from, to, actor: { id: 1, role }, comment: 'Because' });
    if (letter === '=') {
      expect(decision).toEqual({ ok: true, value: { kind: 'unchanged', status: from } });
    } else if (letter === '.') {
      expect(decision).toEqual({
        ok: false,
        error: { code: 'conflict', detail: `Cannot transition from '${from}' to '${to}'` },
      });
    } else if (MAY[letter]?.includes(role)) {
      expect(decision).toMatchObject({ ok: true, value: { kind: 'move', from, to } });
    } else {
      expect(decision).toMatchObject({
        ok: false,
        error: {
          code: 'not_allowed',
          detail: expect.stringContaining(
            `You do not have permission to transition to '${to}' status`,
          ),
        },
      });
    }
  });
});

describe('a transition', () => {
  it('to the same status is accepted whatever the role of its author and whatever is missing', () => {
    for (const role of ROLES) {
      const actor = { id: AUTHOR, role };
      expect(ask({ from: 'submitted', to: 'submitted', actor, content: {} })).toEqual({
        ok: true,
        value: { kind: 'unchanged', status: 'submitted' },
      });
    }
  });

  it('is only for the author and for admins, even if nothing would change', () => {
    const stranger = { id: 2, role: 'creator' } as const;
    for (const to of ['submitted', 'draft'] as const) {
      expect(ask({ from: 'draft', to, actor: stranger })).toEqual({
        ok: false,
        error: {
          code: 'not_allowed',
          detail: 'Access denied: User does not own this content and admin override not allowed',
        },
      });
      expect(ask({ from: 'draft', to, actor: { id: 2, role: 'admin' } }).ok).toBe(true);
      expect(ask({ from: 'draft', to, actor: null }).ok).toBe(false);
    }
  });

  it('by an admin on their own content is recorded as such', () => {
    const approval = { from: 'submitted', to: 'approved' } as const;
    expect(ask(approval)).toMatchObject({ ok: true, value: { ownContent: true } });
    expect(ask({ ...approval, actor: { id: 2, role: 'admin' } })).toMatchObject({
      ok: true,
      value: { ownContent: false },
    });
  });

  it('refuses a user, whose role has no moves', () => {
    expect(refusalText({ from: 'draft', to: 'withdrawn', actor: { id: 1, role: 'user' } })).toBe(
      "You do not have permission to transition to 'withdrawn' status; " +
        'Status transition not allowed for current user role',
    );
  });

  it.each([
    ['withdrawn', 'draft'],
    ['rejected', 'needs_revision'],
  ] as const)('from %s back to %s is refused while another draft is open', (from, to) => {
    const reopening = { from, to, comment: 'Because' };
    expect(ask({ ...reopening, anotherDraftOpen: true })).toEqual({
      ok: false,
      error: { code: 'conflict', detail: 'Another draft of this guide is already open.' },
    });
    expect(ask(reopening).ok).toBe(true);
  });

  it('that doesn’t reopen a draft is accepted while another draft is open', () => {
    expect(ask({ from: 'draft', to: 'submitted', anotherDraftOpen: true }).ok).toBe(true);
    expect(ask({ from: 'approved', to: 'published', anotherDraftOpen: true }).ok).toBe(true);
  });

  it('to a status that does not exist is refused', () => {
    expect(refusalText({ from: 'draft', to: 'pending' })).toBe('Invalid status: pending');
  });

  it('needs someone who is signed in and has an id', () => {
    expect(ask({ from: 'draft', to: 'submitted', actor: null })).toEqual({
      ok: false,
      error: {
        code: 'not_signed_in',
        detail: 'User must be authenticated to change guide status',
      },
    });
    expect(
      refusalText({ from: 'draft', to: 'submitted', actor: { id: null, role: 'admin' } }),
    ).toBe('User ID required for status changes');
  });

  it('names what caused it', () => {
    const sources = [
      ['draft', 'submitted', 'user_action'],
      ['submitted', 'approved', 'admin_review'],
      ['rejected', 'needs_revision', 'admin_review'],
      ['approved', 'published', 'automatic'],
    ] as const;
    for (const [from, to, source] of sources) {
      expect(ask({ from, to, comment: 'x' })).toMatchObject({ ok: true, value: { source } });
    }
  });

  it('to an admin-only target names both violations to a creator', () => {
    const actor = { id: 1, role: 'creator' } as const;
    expect(refusalText({ from: 'submitted', to: 'approved', actor })).toBe(
      "You do not have permission to transition to 'approved' status; " +
        "Only administrators can transition content to 'approved' status",
    );
  });

  it('by someone who isn’t allowed to is forbidden, even if the content is incomplete too', () => {
    const decision = ask({
      from: 'draft',
      to: 'submitted',
      actor: { id: 1, role: 'user' },
      content: {},
    });
    expect(decision).toMatchObject({ ok: false, error: { code: 'not_allowed' } });
  });
});

describe('submitting', () => {
  it('needs 80 percent', () => {
    const { image: _, ...textOnly } = complete;
    expect(refusalText({ from: 'draft', to: 'submitted', content: textOnly })).toBe(
      'Content must be at least 80% complete. Currently 70%; Add a cover image',
    );
  });

  it('names every violation at once, and each field by its name', () => {
    expect(ask({ from: 'draft', to: 'submitted', content: {}, places: [] })).toEqual({
      ok: false,
      error: {
        code: 'invalid_input',
        detail:
          'Content must be at least 80% complete. Currently 0%; ' +
          "Required field 'gn_title' is missing or empty; " +
          "Required field 'gn_description' is missing or empty; " +
          'Add a cover image; Add at least one place',
        fields: {
          pg_title: "Required field 'gn_title' is missing or empty",
          pg_description: "Required field 'gn_description' is missing or empty",
          pg_image: 'Add a cover image',
          pending_places: 'Add at least one place',
        },
      },
    });
  });

  it('needs a cover, even if other media make up the percentage', () => {
    const { image: _, ...rest } = complete;
    const content = { ...rest, audio: 'https://x.example/a.mp3', video: 'https://x.example/a.mp4' };
    expect(refusalText({ from: 'draft', to: 'submitted', content })).toBe('Add a cover image');
  });

  it('needs a place', () => {
    expect(refusalText({ from: 'needs_revision', to: 'submitted', places: [] })).toBe(
      'Add at least one place',
    );
  });

  it('needs a title and a pin of every place', () => {
    const places = [
      WHOLE,
      { ...WHOLE, isPinned: false },
      { nameNumber: 3, title: 'Not yet provided', isPinned: false },
    ];
    const text = 'Hosier Lane needs a pin; Place 3 needs a title; Place 3 needs a pin';
    expect(ask({ from: 'draft', to: 'submitted', places })).toEqual({
      ok: false,
      error: { code: 'invalid_input', detail: text, fields: { pending_places: text } },
    });
    const many = Array.from({ length: 9 }, () => ({ ...WHOLE, isPinned: false }));
    expect(refusalText({ from: 'draft', to: 'submitted', places: many })).toMatch(
      /^(Hosier Lane needs a pin; ){5}and 4 more$/,
    );
    expect(refusalText({ from: 'submitted', to: 'approved', places })).toBeNull();
  });

  it('treats the placeholder as missing', () => {
    const content = { ...complete, title: 'Not yet provided' };
    expect(refusalText({ from: 'needs_revision', to: 'submitted', content })).toContain(
      "Required field 'gn_title' is missing or empty",
    );
  });
});

describe('publishing', () => {
  const content = { title: 'Laneways', description: 'A walk', audio: 'https://x.example/a.mp3' };

  it('needs a cover and a place, because older submissions may have neither', () => {
    expect(ask({ from: 'submitted', to: 'approved', content, places: [] })).toEqual({
      ok: false,
      error: {
        code: 'invalid_input',
        detail: 'Add a cover image; Add at least one place',
        fields: { pg_image: 'Add a cover image', pending_places: 'Add at least one place' },
      },
    });
  });

  it('can be repeated for what was approved, and every other verdict can be given', () => {
    const lacking = { content, places: [], comment: 'Because' } as const;
    expect(refusalText({ ...lacking, from: 'approved', to: 'published' })).toBeNull();
    expect(refusalText({ ...lacking, from: 'submitted', to: 'needs_revision' })).toBeNull();
    expect(refusalText({ ...lacking, from: 'submitted', to: 'rejected' })).toBeNull();
  });
});

describe('a comment', () => {
  it.each(['needs_revision', 'rejected'] as const)('is required for %s', (to) => {
    for (const comment of [undefined, null, '', '  \n']) {
      expect(refusalText({ from: 'submitted', to, comment })).toBe(
        `A comment is required when transitioning to '${to}' status`,
      );
    }
    expect(ask({ from: 'submitted', to, comment: ' Too short ' })).toMatchObject({
      ok: true,
      value: { comment: 'Too short' },
    });
  });

  it('is not required to show the button of a transition', () => {
    const considered = { from: 'submitted', to: 'rejected', askedBy: 'button' } as const;
    expect(refusalText(considered)).toBeNull();
  });

  it('left out of the call of a verdict takes its default', () => {
    const verdict = { from: 'submitted', to: 'rejected', askedBy: 'rejectGuide' } as const;
    expect(ask(verdict)).toMatchObject({ ok: true, value: { comment: 'Rejected by admin' } });
    expect(ask({ ...verdict, comment: ' ' })).toEqual({
      ok: false,
      error: {
        code: 'invalid_input',
        detail: 'Comment required when rejecting guides',
        fields: { comment: 'Comment required when rejecting guides' },
      },
    });
  });

  it('is not required to approve', () => {
    expect(refusalText({ from: 'submitted', to: 'approved' })).toBeNull();
  });
});
