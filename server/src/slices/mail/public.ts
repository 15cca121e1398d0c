import type { Queryable } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { layOut } from './email-layout.ts';
import { quotePeople } from './quote-people.ts';
import { insertEmail } from './store.ts';
import { type EmailData, type EmailTemplate, TEMPLATES } from './templates.ts';

export type EmailToQueue<T extends EmailTemplate> = {
  /** Names the event, which causes one email however often this is called for it. */
  readonly dedupeKey: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly template: T;
  readonly data: EmailData[T];
};

/** Stores an email within a transaction; it is sent if and only if that commits. */
export async function queueEmail<T extends EmailTemplate>(
  tx: Queryable,
  { dedupeKey, to, replyTo, template, data }: EmailToQueue<T>,
): Promise<void> {
  const laidOut = layOut(TEMPLATES[template](quotePeople(data)));
  const id = await insertEmail(tx, { dedupeKey, to, replyTo: replyTo ?? null, ...laidOut });
  if (id !== null) await addJob(tx, 'send_mail', { mailId: id }, { key: `send_mail ${id}` });
}
