import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';
import { findRequestsOf } from './store.ts';

const FORGET = statement<never>(
  'creator_requests.forget_person',
  'DELETE FROM creator_requests WHERE user_id = $1',
);
const FORGET_ADMIN = statement<never>(
  'creator_requests.forget_admin',
  'UPDATE creator_requests SET decided_by = NULL WHERE decided_by = $1',
);

export const creatorRequestsPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of [FORGET, FORGET_ADMIN]) await tx.query(forget, [userId]);
  },
  export: async (db, userId) => ({
    creator_requests: (await findRequestsOf(db, userId)).map((row) => ({
      text: row.words,
      link: row.link,
      state: row.state,
      reason: row.reason,
      created_at: row.created_at.toISOString(),
    })),
  }),
};
