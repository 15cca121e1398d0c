import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = statement<never>(
  'messages.forget_person',
  'DELETE FROM messages WHERE sender_id = $1',
);
/** Only with an email proven to be theirs, because anyone can open an account with any email. */
const OWN_SUPPORT_MESSAGES =
  'users.id = $1 AND email_verified_at IS NOT NULL AND s.email = users.email';
const FORGET_SUPPORT = statement<never>(
  'messages.forget_support',
  `DELETE FROM support_messages s USING users WHERE ${OWN_SUPPORT_MESSAGES}`,
);

/** Our words to someone else stay theirs. */
const FORGET_ADMIN = statement<never>(
  'messages.forget_admin',
  'UPDATE message_answers SET answered_by = NULL WHERE answered_by = $1',
);

type MessageRow = {
  readonly content: string;
  readonly name: string | null;
  readonly created_at: Date;
  readonly answer: string | null;
};
const EXPORT = statement<MessageRow>(
  'messages.export_person',
  `SELECT m.content, NULL AS name, m.created_at, a.content AS answer
     FROM messages m LEFT JOIN message_answers a ON a.message_id = m.id WHERE m.sender_id = $1
    UNION ALL
   SELECT s.content, s.name, s.created_at, a.content
     FROM users, support_messages s LEFT JOIN message_answers a ON a.support_message_id = s.id
    WHERE ${OWN_SUPPORT_MESSAGES}
    ORDER BY created_at`,
);

const MOVE_SUPPORT = statement<never>(
  'messages.move_support',
  'UPDATE support_messages SET email = $2 WHERE email = $1',
);

export const messagesPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of [FORGET, FORGET_SUPPORT, FORGET_ADMIN]) await tx.query(forget, [userId]);
  },
  onEmailChanged: async (tx, { from, to, wasProven }) => {
    if (wasProven) await tx.query(MOVE_SUPPORT, [from, to]);
  },
  export: async (db, userId) => ({
    messages: (await db.query(EXPORT, [userId])).map((row) => ({
      message_content: row.content,
      sent_at: row.created_at.toISOString(),
      ...(row.name === null ? {} : { name: row.name }),
      ...(row.answer === null ? {} : { answer: row.answer }),
    })),
  }),
};
