import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { readContent } from './read-content.ts';
import { findSender, insertMessage } from './store.ts';

/** A contact message, checked and rate-limited. */
export async function acceptMessage(
  { limits }: Pick<MessagesDeps, 'limits'>,
  sender: Actor,
  text: string,
): Promise<Result<string, Refusal>> {
  const content = readContent(text);
  if (!content.ok) return content;
  const allowed = await limits.take('messages_of_person', sender.id);
  return allowed.ok ? content : allowed;
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
