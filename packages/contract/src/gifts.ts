import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { request } from './objects.ts';
import { Id, text } from './scalars.ts';

export const GiftQuery = request('GiftQuery', {
  guide_id: Id,
  friend_email: text(LIMITS.email),
  friend_name: Type.Optional(text(LIMITS.name)),
  personal_message: Type.Optional(text(LIMITS.personalMessage)),
});
export type GiftQuery = Static<typeof GiftQuery>;
