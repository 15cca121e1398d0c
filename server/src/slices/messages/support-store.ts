import { type Queryable, statement } from '../../platform/database.ts';

/** The same words from the same email within a day are the same message. */
const INSERT = statement<{ id: number }>(
  'messages.insert_support',
  `INSERT INTO support_messages (email, name, content, created_at)
   SELECT $1, $2, $3, $4
    WHERE NOT EXISTS (SELECT FROM support_messages
                       WHERE email = $1 AND content = $3 AND created_at > $4::timestamptz - interval '1 day')
   RETURNING id`,
);

/** Nobody can delete these from an account, so we do once they have surely been answered. */
export const supportMessageLeftovers = [
  statement<never>(
    'messages.leftover_support',
    `DELETE FROM support_messages WHERE created_at < now() - interval '1 year'`,
  ),
];

/** Its id; null when the same message was sent before. */
export async function insertSupportMessage(
  tx: Queryable,
  message: {
    readonly email: string;
    readonly name: string | null;
    readonly content: string;
    readonly sentAt: Date;
  },
): Promise<number | null> {
  const { email, name, content, sentAt } = message;
  const [row] = await tx.query(INSERT, [email, name, content, sentAt]);
  return row?.id ?? null;
}
