import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** This finds emails by address, so it has to run before the account loses its own. */
const FORGET = statement<never>(
  'mail.forget_person',
  `DELETE FROM mails USING users WHERE users.id = $1 AND (recipient = email::text OR reply_to = email::text OR account_id = users.id)`,
);

/** Unsent emails to others that make no sense without the person they quote. */
const DELETE_QUOTING = statement<never>(
  'mail.delete_quoting_person',
  `DELETE FROM mails WHERE quoted_user_id = $1 AND without_quoted IS NULL AND text_body <> ''`,
);
const FORGET_QUOTED = statement<never>(
  'mail.forget_quoted_person',
  `UPDATE mails SET subject = without_quoted->>'subject', text_body = without_quoted->>'text',
                    html_body = without_quoted->>'html', without_quoted = NULL, quoted_user_id = NULL
    WHERE quoted_user_id = $1 AND without_quoted IS NOT NULL`,
);

/** They are the same person's, so they are deleted with the account as well. */
const KEEP_WITH_ACCOUNT = statement<never>(
  'mail.keep_with_account',
  'UPDATE mails SET account_id = $1 WHERE recipient = $2 OR reply_to = $2',
);

export const mailPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of [FORGET, DELETE_QUOTING, FORGET_QUOTED]) await tx.query(forget, [userId]);
  },
  onEmailChanged: async (tx, { userId, from }) => {
    await tx.query(KEEP_WITH_ACCOUNT, [userId, from]);
  },
};
