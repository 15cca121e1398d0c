import { type Queryable, statement } from '../../platform/database/database.ts';

/** Limits the emails to the operator about these messages, so that they can't be flooded. */
export const MAX_SUPPORT_EMAILS_PER_HOUR = 60;

export type StoredSupportMessage = { readonly id: number; readonly deliver_at: Date };

/**
 * Words that arrive again from the same email within a day are one message. It is delivered an hour after the one that
 * comes as many places before it as there are emails per hour, or at once if that has passed.
 */
const INSERT = statement<StoredSupportMessage>(
  'messages.insert_support',
  `INSERT INTO support_messages (email, name, content, created_at, deliver_at)
   SELECT $1, $2, $3, $4,
          greatest($4, (SELECT deliver_at + interval '1 hour' FROM support_messages WHERE deliver_at IS NOT NULL
                         ORDER BY deliver_at DESC OFFSET ${MAX_SUPPORT_EMAILS_PER_HOUR - 1} LIMIT 1))
    WHERE NOT EXISTS (SELECT FROM support_messages
                       WHERE email = $1 AND content = $3 AND created_at > $4::timestamptz - interval '1 day')
   RETURNING id, deliver_at`,
);

/** These can't be deleted from an account, so they are deleted once they have surely been answered. */
export const supportMessageLeftovers = [
  statement<never>(
    'messages.leftover_support',
    `DELETE FROM support_messages WHERE created_at < now() - interval '1 year'`,
  ),
];

/** Null when the same message was sent before. */
export async function insertSupportMessage(
  tx: Queryable,
  message: {
    readonly email: string;
    readonly name: string | null;
    readonly content: string;
    readonly sentAt: Date;
  },
): Promise<StoredSupportMessage | null> {
  const { email, name, content, sentAt } = message;
  const [row] = await tx.query(INSERT, [email, name, content, sentAt]);
  return row ?? null;
}
