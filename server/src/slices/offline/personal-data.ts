import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = statement<never>(
  'offline.forget_person',
  'DELETE FROM offline_copies WHERE user_id = $1',
);
const EXPORT = statement<{ guide_id: number; version: string; saved_at: Date }>(
  'offline.export_person',
  'SELECT guide_id, version, saved_at FROM offline_copies WHERE user_id = $1 ORDER BY guide_id',
);

export const offlinePersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
  export: async (db, userId) => ({
    offline_copies: (await db.query(EXPORT, [userId])).map((row) => ({
      g_id: row.guide_id,
      version: row.version,
      saved_at: row.saved_at.toISOString(),
    })),
  }),
};
