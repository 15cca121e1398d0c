import type { ManagedUser } from './managed-users.ts';

/** An active account, with the given fields overridden. */
export function someManagedUser(differing: Partial<ManagedUser> = {}): ManagedUser {
  return {
    u_id: 41,
    u_name: 'Robin Adeyemi',
    u_email: 'robin@walkers.example',
    user_role: 'user',
    state: 'active',
    email_verified: true,
    created_at: '2026-03-02T03:00:00Z',
    guides_owned: 3,
    guides_authored: 0,
    ...differing,
  };
}
