import type { SupportMessageBody } from '@laneway/contract/messages';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { visibleText } from '@laneway/domain/text/quoted-text';
import { readAll, readEmail } from '../accounts/public/read-form.ts';
import { queueEmail } from '../mail/public.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { readContent } from './read-content.ts';
import { insertSupportMessage } from './support-store.ts';

/**
 * Stores a message of someone who can't log in and emails it to the operator only: the sender gets no copy, because the
 * email may be anyone's. When there are too many, the email waits: a few senders must not be able to close the form for
 * everyone, nor to flood the operator. A bot that filled in the honeypot gets the same reply, but nothing is stored.
 */
export async function sendSupportMessage(
  { db, clock, operatorEmail }: MessagesDeps,
  body: SupportMessageBody,
): Promise<Result<null, Refusal>> {
  const form = readAll({
    email: readEmail(body.email, 'email'),
    content: readContent(body.message_content),
  });
  if (!form.ok) return form;
  if (isFilledIn(body.website)) return ok(null);
  const { email, content } = form.value;
  const name = nameIn(body.name);
  await db.transaction(async (tx) => {
    const stored = await insertSupportMessage(tx, { email, name, content, sentAt: clock() });
    // The message was sent again because the first reply was lost.
    if (stored === null) return;
    await queueEmail(tx, {
      dedupeKey: `support message ${stored.id}`,
      to: operatorEmail,
      replyTo: email,
      sendAt: stored.deliver_at,
      template: 'support_message',
      data: { name, email, content },
    });
  });
  return ok(null);
}

function isFilledIn(website: string | undefined): boolean {
  return website !== undefined && website.trim() !== '';
}

/** One line with visible text; null without any. */
function nameIn(text = ''): string | null {
  const name = visibleText(text.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim();
  return name === '' ? null : name;
}
