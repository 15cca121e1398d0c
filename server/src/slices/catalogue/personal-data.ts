import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** The guides are taken off sale, as when a creator withdraws a guide: buyers keep them. */
const FORGET = statement<never>(
  'catalogue.forget_person',
  `UPDATE guides SET listing = 'withdrawn' WHERE author_id = $1 AND listing = 'live'`,
);

export const cataloguePersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
};
