import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { queueEmail } from '../mail/public.ts';
import { findSender, insertMessage } from './store.ts';

export type MessagesDeps = {
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** The operator. */
  readonly operatorEmail: string;
};

const EMPTY = 'Enter a message';
const UNREADABLE = 'Remove the hidden character from your message';

/** A contact message, checked and rate-limited. */
export async function acceptMessage(
  { limits }: Pick<MessagesDeps, 'limits'>,
  sender: Actor,
  text: string,
): Promise<Result<string, Refusal>> {
  const content = text.replaceAll('\r\n', '\n').trim();
  if (content === '') return validationError(EMPTY);
  if (content.includes('\0')) return validationError(UNREADABLE);
  const allowed = await limits.take('messages_of_person', sender.id);
  return allowed.ok ? ok(content) : allowed;
}

/** Stores a message and emails it to the operator, who can reply to the sender by replying to the email. */
export async function sendMessage(
  tx: Transaction,
  { clock, operatorEmail }: MessagesDeps,
  sender: Actor,
  content: string,
): Promise<number> {
  const id = await insertMessage(tx, { senderId: sender.id, content, sentAt: clock() });
  const { name, email, email_verified: isVerified } = await findSender(tx, sender.id);
  await queueEmail(tx, {
    dedupeKey: `message ${id}`,
    to: operatorEmail,
    replyTo: email,
    template: 'contact_message',
    data: { name, email, isVerified, content },
  });
  return id;
}

function validationError(words: string): Result<never, Refusal> {
  return fail(refusal('invalid_input', words, { message_content: words }));
}
