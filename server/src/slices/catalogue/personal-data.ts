import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** Withdrawn from sale, as when a creator withdraws a guide: its owners keep it. */
const FORGET = statement<never>(
  'catalogue.forget_person',
  `UPDATE guides SET listing = 'withdrawn' WHERE author_id = $1 AND listing = 'live'`,
);

export const cataloguePersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
};
