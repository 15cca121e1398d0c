import type { ManagedMessage } from '@laneway/contract/messages';
import {
  decideAnswering,
  decideClosing,
  type MessageRef,
  messageAnswerTexts,
  messageStateOf,
  parseMessageKey,
  printMessageKey,
} from '@laneway/domain/contact/contact-message';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { formatDate, OUR_TIME_ZONE } from '@laneway/domain/text/dates';
import { tidyText } from '@laneway/domain/text/tidy-text';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { checkStillAdmin, lockAccount } from '../accounts/public/creator-role.ts';
import { queueEmail } from '../mail/public.ts';
import {
  type ContactMessageRow,
  findMessage,
  insertAnswer,
  lockMessage,
  setHandled,
} from './answer-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { presentMessage } from './present.ts';

const NOT_FOUND = refusal('not_found', messageAnswerTexts.notFound);
const { required } = messageAnswerTexts;
const ANSWER_REQUIRED = refusal('invalid_input', required, { text: required });

type HandlingDeps = Pick<MessagesDeps, 'clock' | 'operatorEmail'>;

/**
 * Answers a message by email, once. The email goes to the address that is stored with the message or its account, and
 * quotes the message without its links.
 */
export async function answerMessage(
  tx: Transaction,
  { clock, operatorEmail }: HandlingDeps,
  admin: Actor,
  key: string,
  typedText: string,
): Promise<Result<ManagedMessage, Refusal>> {
  const text = tidyText(typedText);
  if (text === null) return fail(ANSWER_REQUIRED);
  return handle(tx, admin, key, async (message) => {
    const allowed = decideAnswering(stateOf(message));
    if (!allowed.ok) return allowed;
    const now = clock();
    await insertAnswer(tx, message, { text, by: admin.id, now });
    await setHandled(tx, message, now);
    await recordHandling(tx, 'message_answered', admin, message, now);
    await queueEmail(tx, {
      dedupeKey: `message answer ${key}`,
      to: message.email,
      replyTo: operatorEmail,
      template: 'message_answered',
      data: {
        name: message.name,
        answer: text,
        sentOn: formatDate(message.created_at.toISOString(), OUR_TIME_ZONE) ?? '',
        message: message.content,
      },
    });
    return ok(null);
  });
}

/** Closes a message that needs no answer. Its sender isn't told. */
export function closeMessage(
  tx: Transaction,
  { clock }: HandlingDeps,
  admin: Actor,
  key: string,
): Promise<Result<ManagedMessage, Refusal>> {
  return handle(tx, admin, key, async (message) => {
    const closing = decideClosing(stateOf(message));
    if (!closing.ok) return closing;
    if (closing.value === 'closed') {
      const now = clock();
      await setHandled(tx, message, now);
      await recordHandling(tx, 'message_closed', admin, message, now);
    }
    return ok(null);
  });
}

/** Locks admins, the sender's account and the message, in this order, as deleting an account does. */
async function handle(
  tx: Transaction,
  admin: Actor,
  key: string,
  carryOut: (message: ContactMessageRow) => Promise<Result<null, Refusal>>,
): Promise<Result<ManagedMessage, Refusal>> {
  const isAdmin = await checkStillAdmin(tx, admin);
  if (!isAdmin.ok) return isAdmin;
  const ref = parseMessageKey(key);
  const message = ref === null ? null : await lockWithAccount(tx, ref);
  if (ref === null || message === null) return fail(NOT_FOUND);
  const done = await carryOut(message);
  if (!done.ok) return done;
  return ok(presentMessage((await findMessage(tx, ref)) ?? message));
}

async function lockWithAccount(
  tx: Transaction,
  ref: MessageRef,
): Promise<ContactMessageRow | null> {
  const found = await findMessage(tx, ref);
  const isGone =
    found !== null && found.user_id !== null && (await lockAccount(tx, found.user_id)) === null;
  return isGone ? null : lockMessage(tx, ref);
}

function stateOf({ handled_at, answer }: ContactMessageRow) {
  return messageStateOf({ isHandled: handled_at !== null, hasAnswer: answer !== null });
}

/** Without the words of either side. Someone without an account has no name that could go with one. */
function recordHandling(
  tx: Transaction,
  action: 'message_answered' | 'message_closed',
  by: Actor,
  message: ContactMessageRow,
  now: Date,
): Promise<void> {
  const { user_id: nameOf } = message;
  const name = nameOf === null ? null : message.name;
  return recordAdminAction(tx, { action, by, id: printMessageKey(message), name, nameOf, now });
}
