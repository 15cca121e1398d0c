import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = [
  // Nobody writes to them any more, and the next clean-up treats them as paused for too long.
  statement<never>(
    'media.forget_uploads',
    `UPDATE uploads SET file_name = '', writer = NULL, progressed_at = to_timestamp(0) WHERE uploader_id = $1`,
  ),
  // What wasn't published belongs to nobody now, and the next clean-up removes it.
  statement<never>(
    'media.forget_files',
    `UPDATE media SET file_name = '', uploader_id = CASE WHEN guide_id IS NULL THEN NULL ELSE uploader_id END
      WHERE uploader_id = $1`,
  ),
];

export const mediaPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of FORGET) await tx.query(forget, [userId]);
  },
};
