import {
  MESSAGE_KEY_PATTERN,
  MESSAGE_SOURCES,
  MESSAGE_STATES,
} from '@laneway/domain/contact/contact-message';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page } from './paging.ts';
import { Email, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

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

const messageFields = {
  message_content: text(LIMITS.message),
  sent_at: Timestamp,
  /** Our answer, which was emailed as well; null without one. */
  answer: nullable(text(LIMITS.messageAnswer)),
  answered_at: nullable(Timestamp),
};

/** A message to us, as its sender sees it. */
export const OwnMessage = reply('OwnMessage', { message_id: Id, ...messageFields });
export type OwnMessage = Static<typeof OwnMessage>;

export const OwnMessagePage = page('OwnMessagePage', OwnMessage);
export type OwnMessagePage = Static<typeof OwnMessagePage>;

const MessageKey = Type.String({ pattern: MESSAGE_KEY_PATTERN, maxLength: 24 });

/** A message to us, as admins see it. */
export const ManagedMessage = reply('ManagedMessage', {
  message_key: MessageKey,
  source: oneOf(MESSAGE_SOURCES),
  state: oneOf(MESSAGE_STATES),
  ...messageFields,
  sender_name: nullable(text(LIMITS.name)),
  sender_email: Email,
  /** False for a message of someone who wasn't logged in: anyone can type an email. */
  email_verified: Type.Boolean(),
});
export type ManagedMessage = Static<typeof ManagedMessage>;

export const ManagedMessagePage = page('ManagedMessagePage', ManagedMessage);
export type ManagedMessagePage = Static<typeof ManagedMessagePage>;

export const MessageParams = request('MessageParams', { message_key: MessageKey });

export const AnswerMessageBody = request('AnswerMessageBody', {
  text: text(LIMITS.messageAnswer),
});
export type AnswerMessageBody = Static<typeof AnswerMessageBody>;
