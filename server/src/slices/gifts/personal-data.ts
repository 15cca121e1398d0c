import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';
import { claimWaitingGifts, hasWaitingGifts } from './claim-waiting-gifts.ts';
import { findNewestWaitingGift } from './newest-waiting-gift.ts';

const FORGET_GIVEN = statement<never>(
  'gifts.forget_giver',
  'UPDATE gifts SET friend_name = NULL, personal_message = NULL WHERE giver_id = $1',
);
/** Gifts on their way to an email still go to its owner, who may not be the person deleting the account. */
const FORGET_RECEIVED = statement<never>(
  'gifts.forget_friend',
  `UPDATE gifts SET friend_email = 'deleted-' || $1::integer || '@laneway.invalid', friend_name = NULL,
                    personal_message = NULL
     FROM users
    WHERE users.id = $1 AND (friend_id = $1 OR friend_email = users.email
      AND (email_verified_at IS NOT NULL OR status NOT IN ('awaiting_payment', 'awaiting_activation')))`,
);

export const giftsPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    await tx.query(FORGET_GIVEN, [userId]);
    await tx.query(FORGET_RECEIVED, [userId]);
  },
  onEmailConfirmed: claimWaitingGifts,
  hasWaitingItems: hasWaitingGifts,
  findWaitingGift: findNewestWaitingGift,
};
