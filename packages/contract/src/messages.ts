import type { Static } from 'typebox';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Id, text } from './scalars.ts';

export const SendMessageQuery = request('SendMessageQuery', {
  message_content: text(LIMITS.message),
});
export type SendMessageQuery = Static<typeof SendMessageQuery>;

export const SentMessage = reply('SentMessage', { message_id: Id });
export type SentMessage = Static<typeof SentMessage>;
