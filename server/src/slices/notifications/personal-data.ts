import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';
import { presentNotification } from './present.ts';
import { findAllNotifications } from './store.ts';

const FORGET = statement<never>(
  'notifications.forget_person',
  'DELETE FROM notices WHERE user_id = $1',
);

/** Removes the person's words from other people's notifications. */
const FORGET_QUOTED = statement<never>(
  'notifications.forget_quoted_person',
  `UPDATE notices SET title = without_quoted->>'title', body = without_quoted->>'body', quoted_user_id = NULL,
                      without_quoted = NULL
    WHERE quoted_user_id = $1`,
);

export const notificationsPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of [FORGET, FORGET_QUOTED]) await tx.query(forget, [userId]);
  },
  export: async (db, userId) => ({
    notifications: (await findAllNotifications(db, userId)).map(presentNotification),
  }),
};
