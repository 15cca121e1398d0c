import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** By email, so it has to run before the account loses its own. */
const FORGET = statement<never>(
  'mail.forget_person',
  `DELETE FROM mails USING users WHERE users.id = $1 AND (recipient = email::text OR reply_to = email::text)`,
);

export const mailPersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
};
