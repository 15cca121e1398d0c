import { describe, expect, it } from 'vitest';
import { prepareStatusCall, type StatusRequest } from './decide.ts';

const admin = { id: 1, role: 'admin' } as const;
const creator = { id: 2, role: 'creator' } as const;
const user = { id: 3, role: 'user' } as const;

describe('a request to change a status', () => {
  it.each([
    [{ guideId: 5, target: 'submitted', actor: creator }, 'changeStatus', null],
    [{ guideId: '5', target: 'withdrawn', actor: creator, comment: ' ' }, 'changeStatus', null],
    [{ guideId: 5, target: 'approved', actor: admin }, 'approveGuide', null],
    [{ guideId: 5, target: 'rejected', actor: admin, comment: ' No ' }, 'rejectGuide', 'No'],
    [
      { guideId: 5, target: 'needs_revision', actor: admin, comment: 'Fix' },
      'requestRevision',
      'Fix',
    ],
  ] as const)('%o is sent', (request, call, comment) => {
    expect(prepareStatusCall(request)).toEqual({
      ok: true,
      value: { call, guideId: 5, target: request.target, comment },
    });
  });

  it.each<[StatusRequest, string]>([
    [
      { guideId: null, target: 'draft', actor: admin },
      'Guide ID is required for status transitions',
    ],
    [
      { guideId: 'x', target: 'draft', actor: admin },
      'Guide ID is required for status transitions',
    ],
    [{ guideId: 5, target: 'live', actor: admin }, 'Invalid status: live'],
    [
      { guideId: 5, target: 'draft', actor: null },
      'User must be authenticated to change guide status',
    ],
    [
      { guideId: 5, target: 'draft', actor: { id: null, role: 'admin' } },
      'User ID required for status changes',
    ],
    [
      { guideId: 5, target: 'submitted', actor: user },
      'Creator privileges required to submit guides',
    ],
    [
      { guideId: 5, target: 'withdrawn', actor: user },
      'Creator privileges required to withdraw guides',
    ],
    [
      { guideId: 5, target: 'draft', actor: user },
      'Creator privileges required to set draft status',
    ],
    [
      { guideId: 5, target: 'approved', actor: creator },
      'Admin privileges required for approval/rejection',
    ],
    [
      { guideId: 5, target: 'rejected', actor: creator },
      'Admin privileges required for approval/rejection',
    ],
    [
      { guideId: 5, target: 'needs_revision', actor: creator },
      'Admin privileges required to request revisions',
    ],
    [
      { guideId: 5, target: 'published', actor: creator },
      'Admin privileges required to publish guides',
    ],
    [{ guideId: 5, target: 'rejected', actor: admin }, 'Comment required when rejecting guides'],
    [
      { guideId: 5, target: 'needs_revision', actor: admin, comment: ' ' },
      'Comment required when requesting revisions',
    ],
  ])('%o is refused: %s', (request, detail) => {
    expect(prepareStatusCall(request)).toMatchObject({ ok: false, error: { detail } });
  });
});
