import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { queueMail } from '../mail/public.ts';
import { findSender, insertMessage } from './store.ts';

export type MessagesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** Whoever runs the place. */
  readonly operatorEmail: string;
};

const EMPTY = 'Please write a message first.';
const UNREADABLE = 'The message has a character that cannot be stored.';

/** Keeps what a person writes to us and mails it to the operator, who can answer them by answering the mail. */
export async function sendMessage(
  { db, clock, limits, operatorEmail }: MessagesDeps,
  sender: Actor,
  text: string,
): Promise<Result<number, Refusal>> {
  const content = text.replaceAll('\r\n', '\n').trim();
  if (content === '') return complain(EMPTY);
  if (content.includes('\0')) return complain(UNREADABLE);
  const allowed = await limits.take('messages_of_person', sender.id);
  if (!allowed.ok) return allowed;
  return db.transaction(async (tx) => {
    const id = await insertMessage(tx, { senderId: sender.id, content, sentAt: clock() });
    const { name, email, email_verified: isVerified } = await findSender(tx, sender.id);
    await queueMail(tx, {
      dedupeKey: `message ${id}`,
      to: operatorEmail,
      replyTo: email,
      template: 'contact_message',
      data: { name, email, isVerified, content },
    });
    return ok(id);
  });
}

function complain(words: string): Result<never, Refusal> {
  return fail(refusal('invalid_input', words, { message_content: words }));
}
