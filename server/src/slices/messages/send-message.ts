import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import { addForAdminsUnlessUnread } from '../notifications/public.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { readContent } from './read-content.ts';

const INSERT = statement<{ id: number }>(
  'messages.insert',
  'INSERT INTO messages (sender_id, content, created_at) VALUES ($1, $2, $3) RETURNING id',
);
type SenderRow = {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
};
const SENDER = statement<SenderRow>(
  'messages.sender',
  'SELECT name, email::text, email_verified_at IS NOT NULL AS email_verified FROM users WHERE id = $1',
);

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

/**
 * Stores a message, emails it to the operator, who can reply to the sender by replying to the email, and notifies the
 * admins.
 */
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
  await addForAdminsUnlessUnread(tx, sender.id, {
    kind: 'message_to_answer',
    title: `${name} sent us a message`,
    body: content,
    subject: `messages of ${sender.id}`,
    quotes: {
      userId: sender.id,
      instead: { title: 'Someone sent us a message', body: 'They’ve deleted their account since.' },
    },
  });
  return id;
}

async function insertMessage(
  tx: Queryable,
  message: { readonly senderId: number; readonly content: string; readonly sentAt: Date },
): Promise<number> {
  const { senderId, content, sentAt } = message;
  const [row] = await tx.query(INSERT, [senderId, content, sentAt]);
  if (row === undefined) throw new Error('a message was not inserted');
  return row.id;
}

async function findSender(tx: Queryable, id: number): Promise<SenderRow> {
  const [row] = await tx.query(SENDER, [id]);
  if (row === undefined) throw new Error('the sender of a message has no account');
  return row;
}
