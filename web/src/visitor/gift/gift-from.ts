import type { QueryOf } from '@laneway/contract/call-types';
import type { Values } from '../../ui/forms/validation.ts';

export type GiftFields = Omit<QueryOf<'purchaseForFriend'>, 'guide_id'>;

/** The gift from the form's values, trimmed; blank fields are left out. */
export function giftFrom(values: Values): GiftFields {
  const { friend_email = '', friend_name = '', personal_message = '' } = values;
  return {
    friend_email: friend_email.trim(),
    ...(friend_name.trim() === '' ? {} : { friend_name: friend_name.trim() }),
    ...(personal_message.trim() === '' ? {} : { personal_message: personal_message.trim() }),
  };
}
