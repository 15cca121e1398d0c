import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Id, text } from './scalars.ts';

export const SendMessageQuery = request('SendMessageQuery', {
  message_content: text(LIMITS.message),
});
export type SendMessageQuery = Static<typeof SendMessageQuery>;

export const SentMessage = reply('SentMessage', { message_id: Id });
export type SentMessage = Static<typeof SentMessage>;

/** A message from someone who isn't logged in. It is in the body, so that no proxy logs it. */
export const SupportMessageBody = request('SupportMessageBody', {
  email: text(LIMITS.email),
  message_content: text(LIMITS.message),
  name: Type.Optional(text(LIMITS.name)),
  /** A honeypot: hidden from people, filled in by bots. */
  website: Type.Optional(text(LIMITS.uri)),
});
export type SupportMessageBody = Static<typeof SupportMessageBody>;
