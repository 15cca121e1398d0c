import type {
  Account,
  EmailChange,
  ManagedUser,
  Profile,
  Session,
  User,
} from '@laneway/contract/accounts';
import { portraitPath } from '@laneway/domain/creators/portrait-path';
import { handleOf } from '../../platform/http/secret-token.ts';
import type { ManagedUserRow } from './managed-user-store.ts';
import type { ProfileRow } from './profile-store.ts';
import type { PersonRow } from './store.ts';
import type { OpenEmailChange } from './token-store.ts';

export function presentAccount(row: Pick<PersonRow, 'id' | 'name' | 'email' | 'role'>): Account {
  return { u_id: row.id, u_name: row.name, u_email: row.email, user_role: row.role };
}

/** The token stays in its cookie; clients get a handle that gives no access. */
export function presentSession(secret: string, accessToken: string, expiresAt: Date): Session {
  return {
    access_token: handleOf(secret, accessToken),
    token_expiry: expiresAt.toISOString(),
  };
}

export function presentUser(person: PersonRow, session: Session): User {
  return { ...presentAccount(person), email_verified: person.email_verified, ...session };
}

export function presentProfile(row: ProfileRow): Profile {
  return {
    u_name: row.name,
    u_bio: row.bio,
    u_links: [...row.links],
    u_portrait: portraitPath(row.id, row.portrait_version),
    has_page: row.has_page,
  };
}

export function presentEmailChange(row: OpenEmailChange | null): EmailChange {
  return { new_email: row?.new_email ?? null, expires_at: row?.expires_at.toISOString() ?? null };
}

export function presentManagedUser(row: ManagedUserRow): ManagedUser {
  return {
    ...presentAccount(row),
    state: row.state,
    email_verified: row.email_verified,
    created_at: row.created_at.toISOString(),
    guides_owned: row.guides_owned,
    guides_authored: row.guides_authored,
  };
}
