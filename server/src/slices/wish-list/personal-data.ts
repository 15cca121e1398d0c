import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = statement<never>(
  'wish_list.forget_person',
  'DELETE FROM wish_list_items WHERE user_id = $1',
);
const EXPORT = statement<{ guide_id: number; added_at: Date }>(
  'wish_list.export_person',
  'SELECT guide_id, added_at FROM wish_list_items WHERE user_id = $1 ORDER BY id DESC',
);

export const wishListPersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
  export: async (db, userId) => ({
    wish_list: (await db.query(EXPORT, [userId])).map((row) => ({
      g_id: row.guide_id,
      added_at: row.added_at.toISOString(),
    })),
  }),
};
