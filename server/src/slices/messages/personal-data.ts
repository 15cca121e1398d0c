import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = statement<never>(
  'messages.forget_person',
  'DELETE FROM messages WHERE sender_id = $1',
);

type MessageRow = { readonly content: string; readonly created_at: Date };
const EXPORT = statement<MessageRow>(
  'messages.export_person',
  'SELECT content, created_at FROM messages WHERE sender_id = $1 ORDER BY id',
);

export const messagesPersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
  export: async (db, userId) => ({
    messages: (await db.query(EXPORT, [userId])).map((row) => ({
      message_content: row.content,
      sent_at: row.created_at.toISOString(),
    })),
  }),
};
