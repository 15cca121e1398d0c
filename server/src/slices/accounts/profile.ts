import type { Profile, SaveProfileBody } from '@laneway/contract/accounts';
import { readProfileLinks } from '@laneway/domain/creators/profile-links';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { tidyText } from '@laneway/domain/text/tidy-text';
import type { Queryable } from '../../platform/database/database.ts';
import { ENDED } from './get-user.ts';
import { presentProfile } from './present.ts';
import { findProfile, type ProfileRow, updateProfile } from './profile-store.ts';

export async function getProfile(db: Queryable, userId: number): Promise<Result<Profile, Refusal>> {
  return presented(await findProfile(db, userId));
}

/** Saves the profile. It has one author, so the last save wins. */
export async function saveProfile(
  db: Queryable,
  userId: number,
  { u_bio, u_links }: SaveProfileBody,
): Promise<Result<Profile, Refusal>> {
  const links = u_links === undefined ? ok(null) : readProfileLinks(u_links);
  if (!links.ok) return fail(refusal('invalid_input', links.error, { u_links: links.error }));
  const content = { bio: tidyText(u_bio), links: links.value };
  return presented(await updateProfile(db, userId, content));
}

function presented(row: ProfileRow | null): Result<Profile, Refusal> {
  return row === null ? fail(ENDED) : ok(presentProfile(row));
}
