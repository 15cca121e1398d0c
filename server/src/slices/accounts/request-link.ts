import { randomUUID } from 'node:crypto';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { addJob } from '../../platform/jobs.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { readEmail } from './input.ts';

/**
 * Takes the wish for a reset or activation link. Whether the address has an account is found out later, by the job: until
 * then every address is the same work, and the answer cannot differ in words or in time.
 */
export async function requestLink(
  { db }: Pick<AccountsDeps, 'db'>,
  text: string,
): Promise<Result<null, Refusal>> {
  const email = readEmail(text, 'email');
  if (!email.ok) return email;
  await addJob(db, 'send_account_link', { email: email.value, request: randomUUID() });
  return ok(null);
}
