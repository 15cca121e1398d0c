import { randomUUID } from 'node:crypto';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { readEmail } from './public/read-form.ts';

/**
 * Accepts a request for a reset or activation link. Only the job that sends it checks whether the email has an account,
 * so neither the reply nor its timing shows that.
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
