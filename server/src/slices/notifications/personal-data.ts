import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';
import { presentNotification } from './present.ts';
import { findAllNotifications } from './store.ts';

const FORGET = statement<never>(
  'notifications.forget_person',
  'DELETE FROM notices WHERE user_id = $1',
);

export const notificationsPersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
  export: async (db, userId) => ({
    notifications: (await findAllNotifications(db, userId)).map(presentNotification),
  }),
};
