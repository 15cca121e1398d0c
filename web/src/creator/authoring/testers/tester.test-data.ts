import type { Tester } from '@laneway/contract/testers';

export function someTester(changes: Partial<Tester> = {}): Tester {
  return {
    tester_id: 1,
    email: 'tess@people.example',
    state: 'live',
    invited_at: '2026-11-14T01:00:00.000Z',
    expires_at: '2026-12-14T01:00:00.000Z',
    last_opened_at: null,
    emails_left: 2,
    notes: [],
    ...changes,
  };
}
