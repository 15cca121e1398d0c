import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = [
  statement<never>(
    'media.forget_uploads',
    `UPDATE uploads SET file_name = '' WHERE uploader_id = $1`,
  ),
  statement<never>('media.forget_files', `UPDATE media SET file_name = '' WHERE uploader_id = $1`),
];

export const mediaPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of FORGET) await tx.query(forget, [userId]);
  },
};
