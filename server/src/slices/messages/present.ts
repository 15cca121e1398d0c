import type { ManagedMessage } from '@laneway/contract/messages';
import { messageStateOf, printMessageKey } from '@laneway/domain/contact/contact-message';
import type { ContactMessageRow } from './answer-store.ts';

/** A message as admins see it. */
export function presentMessage(row: ContactMessageRow): ManagedMessage {
  return {
    message_key: printMessageKey(row),
    source: row.source,
    state: messageStateOf({ isHandled: row.handled_at !== null, hasAnswer: row.answer !== null }),
    message_content: row.content,
    sent_at: row.created_at.toISOString(),
    sender_name: row.name,
    sender_email: row.email,
    email_verified: row.email_verified,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
