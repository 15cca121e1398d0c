import { quotedText, visibleText } from '@laneway/domain/text/quoted-text';
import type { Queryable } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { layOut } from './email-layout.ts';
import { insertEmail } from './store.ts';
import { type EmailData, type EmailTemplate, TEMPLATES } from './templates.ts';

/** Template data that people wrote; the rest of an email is our own text. */
const WRITTEN_BY_PEOPLE: ReadonlySet<string> = new Set([
  'name',
  'giver',
  'inviter',
  'friendName',
  'title',
  'place',
  'fileName',
  'message',
  'lead',
]);

/** The operator gets this text and may need the links in it. */
const CONTACT_MESSAGE = 'content';

/** Replaces a name without any visible characters. */
const NAMELESS = 'Someone';

export type EmailToQueue<T extends EmailTemplate> = {
  /** Names the event, which causes one email however often this is called for it. */
  readonly dedupeKey: string;
  readonly to: string;
  readonly replyTo?: string;
  /** The account that it is about and is deleted with, if it goes to an email that isn't that account's. */
  readonly accountId?: number;
  /** The earliest time to send it; immediately if missing. */
  readonly sendAt?: Date;
  readonly template: T;
  readonly data: EmailData[T];
  /**
   * The person, other than its reader, whom it names or quotes. When they delete their account, the email is replaced
   * with `instead`, or isn't sent if that is null.
   */
  readonly quotes?: { readonly userId: number; readonly instead: Partial<EmailData[T]> | null };
};

/** Stores an email within a transaction; it is sent if and only if that commits. */
export async function queueEmail<T extends EmailTemplate>(
  tx: Queryable,
  { dedupeKey, to, replyTo, accountId, template, data, quotes, sendAt }: EmailToQueue<T>,
): Promise<void> {
  const render = (content: EmailData[T]) => layOut(TEMPLATES[template](quotePeople(content)));
  const instead = quotes?.instead ?? null;
  const id = await insertEmail(tx, {
    dedupeKey,
    to,
    replyTo: replyTo ?? null,
    accountId: accountId ?? null,
    ...render(data),
    quotedUserId: quotes?.userId ?? null,
    withoutQuoted: instead === null ? null : render({ ...data, ...instead }),
  });
  if (id === null) return;
  const key = `send_mail ${id}`;
  await addJob(
    tx,
    'send_mail',
    { mailId: id },
    sendAt === undefined ? { key } : { key, runAt: sendAt },
  );
}

/** The data of an email with people's texts made safe to quote: no links and no hidden characters. */
function quotePeople<Data extends object>(data: Data): Data {
  const quoted = Object.entries(data).map(([key, value]) => [key, quote(key, value)]);
  return Object.fromEntries(quoted) as Data;
}

function quote(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === CONTACT_MESSAGE) return visibleText(value);
  return WRITTEN_BY_PEOPLE.has(key) ? quotedText(value) || NAMELESS : value;
}
