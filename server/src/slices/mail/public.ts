import type { Queryable } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { layOut } from './letter-layout.ts';
import { quotePeople } from './quote-people.ts';
import { insertMail } from './store.ts';
import { type MailData, type MailTemplate, TEMPLATES } from './templates.ts';

export type MailToQueue<T extends MailTemplate> = {
  /** Names the event: it causes one mail, however often this is called for it. */
  readonly dedupeKey: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly template: T;
  readonly data: MailData[T];
};

/** Writes a mail as part of a transaction; it leaves if and only if that commits. */
export async function queueMail<T extends MailTemplate>(
  tx: Queryable,
  { dedupeKey, to, replyTo, template, data }: MailToQueue<T>,
): Promise<void> {
  const laidOut = layOut(TEMPLATES[template](quotePeople(data)));
  const id = await insertMail(tx, { dedupeKey, to, replyTo: replyTo ?? null, ...laidOut });
  if (id !== null) await addJob(tx, 'send_mail', { mailId: id }, { key: `send_mail ${id}` });
}
