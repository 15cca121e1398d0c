import type { CreatorRequest, RequestCreatorRoleBody } from '@laneway/contract/creator-requests';
import { accessTexts } from '@laneway/domain/access';
import {
  creatorRequestTexts,
  decideAsking,
  readRequestLink,
} from '@laneway/domain/creators/creator-request';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { tidyText } from '@laneway/domain/text/tidy-text';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockAccount } from '../accounts/public/creator-role.ts';
import { notifyAdmins } from './notify.ts';
import { presentRequest } from './present.ts';
import { findLatestRequest, insertRequest } from './store.ts';

const { textRequired } = creatorRequestTexts;
const TEXT_REQUIRED = refusal('invalid_input', textRequired, { text: textRequired });
const NO_ACCOUNT = refusal('not_signed_in', accessTexts.notAuthenticated);

/** Asks for the role of a creator. The account is locked, so that concurrent calls make one request. */
export async function requestCreatorRole(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  body: RequestCreatorRoleBody,
): Promise<Result<CreatorRequest, Refusal>> {
  const words = tidyText(body.text);
  if (words === null) return fail(TEXT_REQUIRED);
  const link = readRequestLink(body.link);
  if (!link.ok) return link;
  const account = await lockAccount(tx, viewer.id);
  if (account === null) return fail(NO_ACCOUNT);
  const now = clock();
  const latest = await findLatestRequest(tx, viewer.id);
  const past = latest === null ? null : { state: latest.state, decidedAt: latest.decided_at };
  const asking = decideAsking(account.role, past, now);
  if (!asking.ok) return asking;
  if (asking.value === 'same' && latest !== null) return ok(presentRequest(latest));
  const request = await insertRequest(tx, { userId: viewer.id, words, link: link.value, now });
  await notifyAdmins(tx, account, request);
  return ok(presentRequest(request));
}
