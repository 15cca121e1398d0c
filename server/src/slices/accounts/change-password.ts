import { randomUUID } from 'node:crypto';
import type { ChangePasswordBody } from '@laneway/contract/accounts';
import { checkPassword } from '@laneway/domain/accounts/password';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { hashToken } from '../../platform/http/viewer.ts';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { forgetOtherDevices } from './device-store.ts';
import { ENDED } from './get-user.ts';
import type { Caller } from './open-browser-session.ts';
import { revokeOtherSessions } from './session-store.ts';
import { hashesOf } from './sessions.ts';
import { replacePassword } from './store.ts';
import { deleteEmailChange, invalidatePasswordResets } from './token-store.ts';

/**
 * Changes the password of a logged-in user who knows the current one. All their other sessions end, and so do an open
 * change of the email and links to reset the password: they may be the work of someone else.
 */
export async function changePassword(
  deps: AccountsDeps,
  userId: number,
  body: ChangePasswordBody,
  { tokens, device }: Pick<Caller, 'tokens' | 'device'>,
): Promise<Result<null, Refusal>> {
  const { secret } = deps;
  const person = await checkOwnPassword(deps, userId, body.current_password, 'current_password');
  if (!person.ok) return person;
  const { email, name } = person.value;
  const password = checkPassword(body.new_password, 'new_password', email);
  if (!password.ok) return password;

  const passwordHash = await deps.passwords.hash(password.value);
  const now = deps.clock();
  const changed = await deps.db.transaction(async (tx) => {
    if ((await replacePassword(tx, person.value, passwordHash)) === null) return false;
    await revokeOtherSessions(tx, userId, hashesOf(secret, tokens), now);
    await forgetOtherDevices(tx, userId, device === null ? null : hashToken(secret, device));
    await deleteEmailChange(tx, userId);
    await invalidatePasswordResets(tx, userId, now);
    // Until it is confirmed, the email may be a stranger's, who must not hear about an account of someone else.
    if (person.value.email_verified) {
      await queueEmail(tx, {
        dedupeKey: `password changed ${randomUUID()}`,
        to: email,
        template: 'password_changed',
        data: { name, link: deps.publicUrl },
      });
    }
    return true;
  });
  // Someone else changed it at the same time, which ended this session.
  return changed ? ok(null) : fail(ENDED);
}
