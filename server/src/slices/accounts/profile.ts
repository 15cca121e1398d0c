import type { Profile, SaveProfileBody } from '@laneway/contract/accounts';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { tidyText } from '@laneway/domain/text/tidy-text';
import type { Queryable } from '../../platform/database/database.ts';
import { ENDED } from './get-user.ts';
import { presentProfile } from './present.ts';
import { findProfile, type ProfileRow, saveBio } from './profile-store.ts';

export async function getProfile(db: Queryable, userId: number): Promise<Result<Profile, Refusal>> {
  return presented(await findProfile(db, userId));
}

/** Saves the profile. It has one author, so the last save wins. */
export async function saveProfile(
  db: Queryable,
  userId: number,
  { u_bio }: SaveProfileBody,
): Promise<Result<Profile, Refusal>> {
  return presented(await saveBio(db, userId, tidyText(u_bio)));
}

function presented(row: ProfileRow | null): Result<Profile, Refusal> {
  return row === null ? fail(ENDED) : ok(presentProfile(row));
}
