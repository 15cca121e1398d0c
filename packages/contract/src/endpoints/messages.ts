import { Acknowledgement } from '../accounts.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import {
  AnswerMessageBody,
  ManagedMessage,
  ManagedMessagePage,
  MessageParams,
  OwnMessagePage,
  SendMessageQuery,
  SentMessage,
  SupportMessageBody,
} from '../messages.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';

export const messageEndpoints = {
  sendMessage: {
    summary: 'Send a message to the Laneway team',
    query: SendMessageQuery,
    responses: { 201: SentMessage },
  },
  sendSupportMessage: {
    summary: 'Send a message to the Laneway team without being logged in',
    description:
      'For people who can’t log in. The message is emailed to the team, who reply to the address in it.',
    body: SupportMessageBody,
    responses: { 200: Acknowledgement },
  },
  listOwnMessages: {
    summary: 'List the caller’s messages to the Laneway team with the answers, newest first',
    query: PageQuery,
    responses: { 200: OwnMessagePage },
  },
  listMessages: {
    summary: 'List messages to the Laneway team: those that need an answer first, then the newest',
    query: PageQuery,
    responses: { 200: ManagedMessagePage },
  },
  answerMessage: {
    summary: 'Answer a message by email; each message can be answered once',
    description:
      'The answer goes to the address in the message or, if its sender was logged in, to that of their account.',
    params: MessageParams,
    body: AnswerMessageBody,
    responses: { 200: ManagedMessage, ...problems(404, 409) },
  },
  closeMessage: {
    summary: 'Close a message without an answer',
    description: 'The sender isn’t notified. Closing again changes nothing.',
    params: MessageParams,
    responses: { 200: ManagedMessage, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'messages'>;
