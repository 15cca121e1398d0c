import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = statement<never>(
  'media.forget_person',
  `UPDATE uploads SET file_name = '' WHERE uploader_id = $1`,
);

export const mediaPersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
};
