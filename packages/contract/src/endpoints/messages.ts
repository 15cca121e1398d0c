import { Acknowledgement } from '../accounts.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import { SendMessageQuery, SentMessage, SupportMessageBody } from '../messages.ts';

export const messageEndpoints = {
  sendMessage: {
    summary: 'Send a message to the Laneway team',
    query: SendMessageQuery,
    responses: { 201: SentMessage },
  },
  sendSupportMessage: {
    summary: 'Send a message to the Laneway team without being logged in',
    description:
      'For people who can’t log in. It’s emailed to the team, who reply to the email in it.',
    body: SupportMessageBody,
    responses: { 200: Acknowledgement },
  },
} as const satisfies EndpointsOf<'messages'>;
