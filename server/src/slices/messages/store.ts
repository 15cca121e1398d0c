import { type Queryable, statement } from '../../platform/database/database.ts';

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

export async function insertMessage(
  tx: Queryable,
  message: { readonly senderId: number; readonly content: string; readonly sentAt: Date },
): Promise<number> {
  const { senderId, content, sentAt } = message;
  const [row] = await tx.query(INSERT, [senderId, content, sentAt]);
  if (row === undefined) throw new Error('a message was not inserted');
  return row.id;
}

export async function findSender(tx: Queryable, id: number): Promise<SenderRow> {
  const [row] = await tx.query(SENDER, [id]);
  if (row === undefined) throw new Error('the sender of a message has no account');
  return row;
}
